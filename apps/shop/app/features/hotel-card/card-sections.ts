import type { HotelView } from './hotel-card-view.ts'

/** Parts of the card, by the id their tab leads to. */
export const sectionIds = {
  description: 'opis',
  plan: 'program',
  slopes: 'stoki',
  dates: 'terminy',
  features: 'udogodnienia',
  rooms: 'pokoje',
  boards: 'wyzywienie',
  price: 'cena',
  booking: 'rezerwacja',
  place: 'polozenie',
  weather: 'pogoda',
  questions: 'pytania',
} as const

export type SectionName = keyof typeof sectionIds

/** The parts this hotel has, in the order of the page. */
export function sectionsOf(hotel: HotelView, hasOffer: boolean): SectionName[] {
  const parts: [SectionName, boolean][] = [
    ['description', true],
    ['plan', hotel.tour.length > 0],
    ['slopes', hotel.slopes !== null],
    ['dates', hasOffer],
    ['features', hotel.features.length > 0],
    ['rooms', true],
    ['boards', hotel.boards.length > 0],
    ['price', hasOffer],
    ['place', true],
    ['weather', hotel.climate !== null],
    ['questions', hotel.faq.length > 0],
  ]
  return parts.flatMap(([name, isThere]) => (isThere ? name : []))
}
