import type { AttractionCardView } from './attraction-view.ts'

/** A boat trip of the tests, with a name as long as suppliers write them. */
export function makeCard(changes: Partial<AttractionCardView> = {}): AttractionCardView {
  return {
    number: 12,
    path: '/atrakcje/rodos/rejs-12',
    title: 'Rejs katamaranem o zachodzie słońca z kolacją: Agios Nikolaos i Spinalonga',
    summary: 'Dwie godziny na morzu, z przewodnikiem i napojami.',
    picture: null,
    place: 'Agios Nikolaos',
    at: null,
    duration: { from: 150, to: 240 },
    priceFrom: 129_900,
    cutoffHours: 72,
    hasPickup: true,
    isConfirmedAtOnce: true,
    ...changes,
  }
}
