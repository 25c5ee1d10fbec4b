import type { HotelCardView } from './hotel-card-view.ts'
import type { SectionName } from './section-address.ts'

export { boxId, isFolded, type SectionName, sectionIds } from './section-address.ts'

/** The parts this card has, in the order of the page. */
export function sectionsOf(view: HotelCardView): SectionName[] {
  const { hotel, offer, configurator, calendar, upsells, documents, failed } = view
  const hasOffer = offer !== null
  const parts: [SectionName, boolean][] = [
    ['description', true],
    ['plan', hotel.tour.length > 0],
    ['slopes', hotel.slopes !== null],
    ['dates', hasOffer && (calendar !== null || failed.includes('calendar'))],
    ['airports', hasAirports(configurator)],
    ['offers', hasOffer],
    ['features', hotel.features.length > 0],
    ['rooms', true],
    ['boards', hotel.boards.length > 0],
    ['price', hasOffer],
    ['upsells', upsells.length > 0 || failed.includes('upsells')],
    ['place', true],
    ['weather', hotel.climate !== null],
    ['reviews', true],
    ['questions', hotel.faq.length > 0],
    ['documents', documents.length > 0],
  ]
  return parts.flatMap(([name, isThere]) => (isThere ? name : []))
}

/** Whether there is another departure airport. */
export function hasAirports(configurator: HotelCardView['configurator']): boolean {
  return (configurator?.airport.length ?? 0) > 1
}
