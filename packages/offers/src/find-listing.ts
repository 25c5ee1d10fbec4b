import type { Facet } from './engine/facet-table.ts'
import { FacetCounts, findAnswering, findCandidates } from './engine/facets.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Listed } from './engine/ranking.ts'
import type { BestOffers, LowestPrices } from './engine/scan/scan-plan.ts'
import type { Scanner } from './engine/scanner.ts'
import type { SearchPlan } from './plan-search.ts'
import type { HotelStay } from './stay-list.ts'

/** The result of a search, before texts and pages. */
export interface Listing {
  readonly listed: Listed
  /** Totals of all hotels that match everything except possibly the price range. */
  readonly totals: Int32Array
  readonly facets: FacetCounts
  /** By board. */
  readonly boards: LowestPrices
}

/** Finds only the hotels, without facets, boards and histogram. */
export function findListed(index: OfferIndex, scanner: Scanner, plan: SearchPlan): Promise<Listed> {
  const hotels = findAnswering(index, plan)
  const { boards, price } = plan
  const scan = { ...plan.scan, hotels, boards, price, split: byHotel, isEveryBoardCounted: null }
  return scanner.hotels(index, scan, (best) => {
    const list = emptyList(hotels.length)
    const least = price?.from ?? 0
    for (const hotel of hotels)
      if (best.product[hotel]! >= 0 && best.total[hotel]! >= least) add(list, best, hotel)
    return list
  })
}

/** Finds the hotels, and the counts for every other choice of one facet or board. */
export function findListing(index: OfferIndex, scanner: Scanner, plan: SearchPlan): Promise<Listing> {
  const { hotels, missed, isAnswering } = findCandidates(index, plan)
  const { boards, price } = plan
  const scan = { ...plan.scan, hotels, boards, price, split: byHotel, isEveryBoardCounted: isAnswering }
  return scanner.hotels(index, scan, (best, boardPrices) => {
    const list = emptyList(hotels.length)
    const totals = new Int32Array(hotels.length)
    const facets = new FacetCounts(index.register.facets)
    let counted = 0
    for (let i = 0; i < hotels.length; i++) {
      const hotel = hotels[i]!
      if (best.product[hotel]! < 0) continue
      const total = best.total[hotel]!
      const isListed = isAnswering[i] === 1
      if (isListed) totals[counted++] = total
      if (price && (total < price.from || total > price.to)) continue
      if (isListed) {
        add(list, best, hotel)
        facets.add(hotel, total)
      } else facets.addMissing(hotel, total, facetOf(plan, missed[i]!))
    }
    return { listed: list, totals: totals.subarray(0, counted), facets, boards: boardPrices }
  })
}

const byHotel = { by: 'hotel' } as const

function facetOf({ facets }: SearchPlan, number: number): Facet {
  return facets[number]!.facet
}

function emptyList(room: number) {
  // One allocation, because allocating takes longer than filling it.
  const all = new Int32Array(room * 4)
  const column = (number: number) => all.subarray(room * number, room * (number + 1))
  return { count: 0, hotel: column(0), product: column(1), total: column(2), stay: column(3) }
}

function add(list: ReturnType<typeof emptyList>, best: BestOffers, hotel: number): void {
  const at = list.count++
  list.hotel[at] = hotel
  list.product[at] = best.product[hotel]!
  list.total[at] = best.total[hotel]!
  list.stay[at] = best.stay[hotel]!
}

/** Unpacks the stay that a scan packed into one number. */
export function stayOf(index: OfferIndex, { hotel, product, stay, total }: Listed, at: number): HotelStay {
  const isOwnTransport = index.columns.hotelDestination[hotel[at]!]! < 0
  const packed = stay[at]!
  return {
    product: product[at]!,
    departure: isOwnTransport ? null : packed & 255,
    day: packed >> 14,
    nights: (packed >> 8) & 63,
    total: total[at]!,
  }
}

export function placesOf({ count }: Listed): number[] {
  const places = new Array<number>(count)
  for (let at = 0; at < count; at++) places[at] = at
  return places
}
