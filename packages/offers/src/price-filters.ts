import type { Locale } from '@wojaz/travel/locale'
import { encodePriceRange, type PriceRange, priceRangeFilterId, priceSelector } from '@wojaz/travel/search'
import type { TripType } from '@wojaz/travel/trip'
import { type SearchPlan, shownPrice } from './plan-search.ts'
import type { FacetChoice, FacetFilter } from './search-result.ts'
import { priceRangeName, priceTypeName } from './words.ts'

/** Totals of what is listed, and of all that only the price range may exclude. */
interface Listing {
  readonly listed: { readonly count: number; readonly total: Int32Array }
  readonly totals: Int32Array
}

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
  const [least] = endsOf(listed.total.subarray(0, listed.count))
  const choice = (code: 'personPrice' | 'fullPrice'): FacetChoice => ({
    code,
    label: priceTypeName(code, locale),
    selected: plan.perPerson === (code === priceSelector.perPerson),
    count: listed.count,
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
  { listed, totals }: Listing,
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
  const { range } = plan
  if (range) {
    const chosen = {
      from: range.from === 0 ? null : range.from,
      to: range.to === Number.MAX_SAFE_INTEGER ? null : range.to,
    }
    const [least] = endsOf(listed.total.subarray(0, listed.count))
    values.push(choice(chosen, true, listed.count, shownPrice(plan, least)))
  }
  if (totals.length > 0) {
    const [least, most] = endsOf(totals).map((total) => shownPrice(plan, total)!) as [number, number]
    const whole = { from: Math.floor(least / 100) * 100, to: Math.ceil(most / 100) * 100 }
    const isChosen = values.some(({ code }) => code === encodePriceRange(whole))
    if (!isChosen) values.push(choice(whole, false, totals.length, least))
  }
  return { code: priceRangeFilterId(tripType), displayType: 'SINGLE_CHOICE', values }
}

/** The least and the greatest. */
function endsOf(totals: Int32Array): [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY
  let most = 0
  for (let i = 0; i < totals.length; i++) {
    if (totals[i]! < least) least = totals[i]!
    if (totals[i]! > most) most = totals[i]!
  }
  return [least, most]
}
