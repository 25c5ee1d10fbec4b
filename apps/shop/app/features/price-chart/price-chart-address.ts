import type { SearchState } from '@wojaz/travel/search'
import { nightsValue, searchFormFields } from '@wojaz/travel/search-form'

/** Without a language prefix. */
export const priceChartUrl = '/kiedy-najtaniej'

/** The URL of the chart for a search and its places, optionally for one month. */
export function priceChartHref(search: SearchState, month: string | null): string {
  const { tripType, adultsCount, childrenBirthDates, selectedAirports, fullPrice } = search
  const fields = searchFormFields
  const params = new URLSearchParams({ [fields.tripType]: tripType, [fields.adults]: String(adultsCount) })
  for (const place of search.selectedDestinationsCodes) params.append(fields.place, place)
  for (const airport of selectedAirports) params.append(fields.airport, airport)
  for (const day of childrenBirthDates) params.append(fields.birthDate, day)
  params.set(fields.nights, nightsValue(search))
  if (fullPrice) params.set(fields.fullPrice, 'true')
  if (month !== null) params.set(fields.month, month)
  return `${priceChartUrl}?${params}`
}
