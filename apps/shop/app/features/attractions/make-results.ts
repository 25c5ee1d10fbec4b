import { emptySearch } from './attraction-address.ts'
import type { ResultsView } from './attraction-view.ts'

/** A list for tests: two boat trips, one of them in Polish. The cards are left out. */
export function makeResults(changes: Partial<ResultsView> = {}): ResultsView {
  return {
    search: { ...emptySearch, text: 'rejs' },
    today: '2026-06-01',
    places: [],
    attractions: [],
    total: 2,
    pages: 1,
    facets: [
      {
        facet: 'language',
        values: [
          { code: 'pl', label: 'Polski', count: 1, isChosen: false },
          { code: 'en', label: 'Angielski', count: 2, isChosen: false },
        ],
      },
    ],
    prices: [{ from: 0, to: 10_000, count: 1, isChosen: false }],
    repairs: [],
    otherDays: [],
    trip: null,
    texts: '{}',
    ...changes,
  }
}
