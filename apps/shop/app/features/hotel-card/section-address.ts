/** The sections of the card with their element ids. */
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
  upsells: 'dodatki',
  later: 'pozniej',
  booking: 'rezerwacja',
  place: 'polozenie',
  weather: 'pogoda',
  reviews: 'opinie',
  questions: 'pytania',
  documents: 'dokumenty',
} as const

/** The box with the chosen offer. Closing a step leads back to it. */
export const boxId = 'oferta'

export type SectionName = keyof typeof sectionIds

const folded: readonly SectionName[] = [
  'airports',
  'offers',
  'features',
  'boards',
  'upsells',
  'later',
  'weather',
  'questions',
  'documents',
]

/** Sections that most guests skip. They are folded, and their tabs are in the last menu. */
export function isFolded(name: SectionName): boolean {
  return folded.includes(name)
}

/** The same for the element id of a section. */
export function isFoldedId(id: string): boolean {
  return folded.some((name) => sectionIds[name] === id)
}
