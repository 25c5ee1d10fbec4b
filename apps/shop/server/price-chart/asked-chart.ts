import { mostCompared } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import { isSearchCode } from '@wojaz/travel/search'
import { searchFormFields } from '@wojaz/travel/search-form'
import { askedExplore } from '../explore/asked-explore.ts'
import { monthSlots } from '../showcase/chart-slots.ts'
import type { AskedChart } from '../showcase/make-chart.ts'

/** Reads the form of the page: party, length and airport as on the explore page, and up to three places. */
export function askedChart(params: URLSearchParams, today: IsoDay): AskedChart {
  // In the given order: a search sorts them alphabetically.
  const places = [...new Set(params.getAll(searchFormFields.place))].filter(isSearchCode)
  const { search } = askedExplore(params, false)
  const wished = params.get(searchFormFields.month)
  return {
    search: { ...search, selectedDestinationsCodes: places.slice(0, mostCompared) },
    month: monthSlots(today).find(({ id }) => id === wished)?.id ?? null,
  }
}
