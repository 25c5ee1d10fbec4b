import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { CabinClass, DayPart } from '@wojaz/travel/trip'
import { expect } from 'vitest'
import type { OffersCount } from '../src/count-offers.ts'
import { inCabin, outAlone } from '../src/search-form/flight-options.ts'
import type {
  GlobalSearchFilter,
  PlaceOption,
  SearchOption,
} from '../src/search-form/global-search-options.ts'
import { atHours } from '../src/search-form/hour-options.ts'

/** Chooses every airport, hour, place, length and class of a form, one after another. */
export async function checkOptions(
  request: OfferSearchRequest,
  filters: readonly GlobalSearchFilter[],
  count: (chosen: Partial<OfferSearchRequest>) => Promise<OffersCount>,
): Promise<void> {
  const check = async (option: SearchOption, chosen: Partial<OfferSearchRequest>) => {
    const found = await count(chosen)
    expect({ count: option.count, fromPrice: option.fromPrice }).toEqual(found)
    expect(option.enabled).toBe(found.count > 0)
  }
  const checkPlace = async (place: PlaceOption): Promise<void> => {
    await check(place, { destinationsCodes: [place.value] })
    for (const part of place.options) await checkPlace(part)
  }
  for (const filter of filters) {
    switch (filter.filterType) {
      case 'AIRPORT':
        for (const option of filter.options) await check(option, { departuresCodes: [option.value] })
        break
      case 'HOURS':
        for (const option of filter.options) await check(option, atHours(request, [option.value as DayPart]))
        break
      case 'CABIN':
        for (const option of filter.options) await check(option, inCabin(request, option.value as CabinClass))
        break
      case 'WAY':
        for (const option of filter.options) await check(option, outAlone(request))
        break
      case 'REGION':
        for (const option of filter.options) await checkPlace(option)
        break
      case 'DURATION':
        for (const option of filter.options) {
          const [durationFrom, durationTo] = option.value.split('-').map(Number)
          await check(option, { durationFrom, durationTo })
        }
        break
    }
  }
}
