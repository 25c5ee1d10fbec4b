import type { Locale } from '@wojaz/travel/locale'
import { encodePriceRange, type PriceRange, priceRangeFilterId, priceSelector } from '@wojaz/travel/search'
import type { TripType } from '@wojaz/travel/trip'
import { type SearchPlan, shownPrice } from './plan-search.ts'
import type { FacetChoice, FacetFilter } from './search-result.ts'
import { priceRangeName, priceTypeName } from './words.ts'

/** Count, lowest and highest price. */
export interface PriceEnds {
  readonly count: number
  readonly least: number
  readonly most: number
}

/** What is listed, and everything that only the price range may exclude. */
interface Listing {
  readonly listed: PriceEnds
  readonly whole: PriceEnds
}

/** The filters for the price type and the price range. */
export function priceFilters(
  plan: SearchPlan,
  listing: Listing,
  tripType: TripType,
  locale: Locale,
): FacetFilter[] {
  return [priceTypes(plan, listing, locale), priceRanges(plan, listing, tripType, locale)]
}

function priceTypes(plan: SearchPlan, { listed }: Listing, locale: Locale): FacetFilter {
  const choice = (code: 'personPrice' | 'fullPrice'): FacetChoice => ({
    code,
    label: priceTypeName(code, locale),
    selected: plan.perPerson === (code === priceSelector.perPerson),
    count: listed.count,
    fromPrice: shownPrice({ ...plan, perPerson: code === priceSelector.perPerson }, listed.least),
  })
  return {
    code: priceSelector.filterId,
    displayType: 'SINGLE_CHOICE',
    values: [choice(priceSelector.perPerson), choice(priceSelector.full)],
  }
}

/** The chosen range, and the whole range of the slider. */
function priceRanges(
  plan: SearchPlan,
  { listed, whole: all }: Listing,
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
    values.push(choice(chosen, true, listed.count, shownPrice(plan, listed.least)))
  }
  if (all.count > 0) {
    const [least, most] = [all.least, all.most].map((total) => shownPrice(plan, total)!) as [number, number]
    const whole = { from: Math.floor(least / 100) * 100, to: Math.ceil(most / 100) * 100 }
    const isChosen = values.some(({ code }) => code === encodePriceRange(whole))
    if (!isChosen) values.push(choice(whole, false, all.count, least))
  }
  return { code: priceRangeFilterId(tripType), displayType: 'SINGLE_CHOICE', values }
}

export function endsOf(totals: Int32Array): PriceEnds {
  let least = Number.POSITIVE_INFINITY
  let most = 0
  for (let i = 0; i < totals.length; i++) {
    if (totals[i]! < least) least = totals[i]!
    if (totals[i]! > most) most = totals[i]!
  }
  return { count: totals.length, least, most }
}
