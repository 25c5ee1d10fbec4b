import type { HotelCardView } from './hotel-card-view.ts'

/** Parts of the card, by the id their tab leads to. */
export const sectionIds = {
  description: 'opis',
  plan: 'program',
  slopes: 'stoki',
  dates: 'terminy',
  airports: 'lotniska',
  offers: 'oferty',
  features: 'udogodnienia',
  rooms: 'pokoje',
  boards: 'wyzywienie',
  price: 'cena',
  extras: 'dodatki',
  later: 'pozniej',
  booking: 'rezerwacja',
  place: 'polozenie',
  weather: 'pogoda',
  questions: 'pytania',
  documents: 'dokumenty',
} as const

/** The box with the chosen offer: where a closed step leaves the guest. */
export const boxId = 'oferta'

export type SectionName = keyof typeof sectionIds

/** A part by its name or its id, as a link may name it; null: there is none of that name. */
export function sectionNamed(name: string | null): string | null {
  const wanted = name?.toLowerCase()
  const found = Object.entries(sectionIds).find(([own, id]) => own.toLowerCase() === wanted || id === wanted)
  return found?.[1] ?? null
}

/** The parts this card has, in the order of the page. */
export function sectionsOf(view: HotelCardView): SectionName[] {
  const { hotel, offer, configurator, calendar, extras, documents, failed } = view
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
    ['extras', extras.length > 0 || failed.includes('extras')],
    ['place', true],
    ['weather', hotel.climate !== null],
    ['questions', hotel.faq.length > 0],
    ['documents', documents.length > 0],
  ]
  return parts.flatMap(([name, isThere]) => (isThere ? name : []))
}

/** Is there another airport to leave from? */
export function hasAirports(configurator: HotelCardView['configurator']): boolean {
  return (configurator?.airport.length ?? 0) > 1
}
