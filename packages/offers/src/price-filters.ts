import {
  encodePriceRange,
  type Locale,
  type PriceRange,
  priceRangeFilterId,
  priceSelector,
  type TripType,
} from '@wojaz/travel'
import { type SearchPlan, shownPrice } from './plan-search.ts'
import type { Listing } from './search.ts'
import type { FacetChoice, FacetFilter } from './search-result.ts'
import { priceRangeName, priceTypeName } from './words.ts'

/** How prices are shown, and between which they lie. */
export function priceFilters(
  plan: SearchPlan,
  listing: Listing,
  tripType: TripType,
  locale: Locale,
): FacetFilter[] {
  return [priceTypes(plan, listing, locale), priceRanges(plan, listing, tripType, locale)]
}

function priceTypes(plan: SearchPlan, { listed }: Listing, locale: Locale): FacetFilter {
  const least = leastOf(listed.map(({ total }) => total))
  const choice = (code: 'personPrice' | 'fullPrice'): FacetChoice => ({
    code,
    label: priceTypeName(code, locale),
    selected: plan.perPerson === (code === priceSelector.perPerson),
    count: listed.length,
    fromPrice: shownPrice({ ...plan, perPerson: code === priceSelector.perPerson }, least),
  })
  return {
    code: priceSelector.filterId,
    displayType: 'SINGLE_CHOICE',
    values: [choice(priceSelector.perPerson), choice(priceSelector.full)],
  }
}

/** The chosen range, and the whole one: what a slider goes from and to. */
function priceRanges(
  plan: SearchPlan,
  { listed, prices }: Listing,
  tripType: TripType,
  locale: Locale,
): FacetFilter {
  const choice = (
    range: PriceRange,
    selected: boolean,
    count: number,
    least: number | null,
  ): FacetChoice => ({
    code: encodePriceRange(range),
    label: priceRangeName(range, locale),
    selected,
    count,
    fromPrice: least,
  })
  const values: FacetChoice[] = []
  const { price } = plan
  if (price) {
    const chosen = {
      from: price.from === 0 ? null : price.from,
      to: price.to === Number.MAX_SAFE_INTEGER ? null : price.to,
    }
    const least = shownPrice(plan, leastOf(listed.map(({ total }) => total)))
    values.push(choice(chosen, true, listed.length, least))
  }
  if (prices.length > 0) {
    const [least, most] = [leastOf(prices), prices.reduce((highest, one) => Math.max(highest, one), 0)]
    const whole = { from: Math.floor(least / 100) * 100, to: Math.ceil(most / 100) * 100 }
    const isChosen = values.some(({ code }) => code === encodePriceRange(whole))
    if (!isChosen) values.push(choice(whole, false, prices.length, least))
  }
  return { code: priceRangeFilterId(tripType), displayType: 'SINGLE_CHOICE', values }
}

const leastOf = (numbers: readonly number[]) =>
  numbers.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
