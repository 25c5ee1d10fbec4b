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
  upsells: 'dodatki',
  later: 'pozniej',
  booking: 'rezerwacja',
  place: 'polozenie',
  weather: 'pogoda',
  reviews: 'opinie',
  questions: 'pytania',
  documents: 'dokumenty',
} as const

/** The box with the chosen offer: where a closed step leaves the guest. */
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

/** Parts that most guests pass by: closed until somebody asks for them, and behind the last of the tabs. */
export function isFolded(name: SectionName): boolean {
  return folded.includes(name)
}

/** Where a part stands, closed or not: its heading. */
export function isFoldedId(id: string): boolean {
  return folded.some((name) => sectionIds[name] === id)
}
