import { defaultSortCode, type SortCode, sortMeaning } from '../search/sort.ts'

/** All offers of one hotel, page by page, as far as the guest has loaded them. */
export interface OfferList<Item> {
  readonly sorting: SortCode
  readonly offers: readonly Item[]
  /** How many pages are loaded. Pages count from 0, so this is also the number of the next page. */
  readonly pages: number
  /** Null until the first answer. */
  readonly total: number | null
  /** `busy`: the shop is overloaded and wants the request again a little later. */
  readonly state: 'idle' | 'fetching' | 'failed' | 'busy'
  /** Number of the newest request. Answers to older requests are ignored. */
  readonly asked: number
}

interface PricedOffer {
  readonly offerCode: string
  readonly discountPrice: number
}

export type OfferListEvent<Item> =
  | { readonly type: 'pageAsked' }
  | {
      readonly type: 'pageCame'
      readonly asked: number
      readonly offers: readonly Item[]
      readonly total: number
    }
  | { readonly type: 'pageFailed'; readonly asked: number; readonly isBusy: boolean }
  | { readonly type: 'sortChosen'; readonly sorting: SortCode }

export function offerListOf<Item>(
  begun: Partial<Pick<OfferList<Item>, 'sorting' | 'offers' | 'pages' | 'total'>> = {},
): OfferList<Item> {
  const { sorting = defaultSortCode, offers = [], pages = 0, total = null } = begun
  return { sorting, offers, pages, total, state: 'idle', asked: 0 }
}

export function offerList<Item extends PricedOffer>(
  list: OfferList<Item>,
  event: OfferListEvent<Item>,
): OfferList<Item> {
  switch (event.type) {
    case 'pageAsked':
      return list.state === 'fetching' ? list : { ...list, state: 'fetching', asked: list.asked + 1 }
    case 'pageCame': {
      if (event.asked !== list.asked) return list
      const offers = mergedOffers(list.offers, event.offers, list.sorting)
      return { ...list, state: 'idle', offers, pages: list.pages + 1, total: event.total }
    }
    case 'pageFailed':
      return event.asked === list.asked ? { ...list, state: event.isBusy ? 'busy' : 'failed' } : list
    case 'sortChosen':
      // A new order starts at its first page; the raised number makes a pending answer of the old order stale.
      return { ...offerListOf<Item>({ sorting: event.sorting }), asked: list.asked + 1 }
  }
}

export function hasMoreOffers({ pages, total }: OfferList<unknown>, pageSize: number): boolean {
  return total === null || pages * pageSize < total
}

/**
 * Between two pages prices may change and an offer may come twice. Every offer appears once, in its newest version, and a list
 * ordered by price is sorted again.
 */
export function mergedOffers<Item extends PricedOffer>(
  shown: readonly Item[],
  more: readonly Item[],
  sorting: SortCode,
): readonly Item[] {
  const byCode = new Map([...shown, ...more].map((offer) => [offer.offerCode, offer]))
  const { by, order } = sortMeaning(sorting)
  const offers = [...byCode.values()]
  if (by !== 'price') return offers
  const sign = order === 'DESCENDING' ? -1 : 1
  return offers.sort((one, other) => sign * (one.discountPrice - other.discountPrice))
}
