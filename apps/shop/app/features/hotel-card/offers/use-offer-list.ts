import type { AllOffers, Offer } from '@wojaz/offers'
import { offerList, offerListOf } from '@wojaz/travel/availability'
import { allOffersPageSize, type SortCode } from '@wojaz/travel/search'
import { useEffect, useReducer, useRef } from 'react'
import { having, isNumber, isText, listOf } from '../../../browser/answer-shape.ts'
import { isBusy } from '../../../browser/is-busy.ts'
import type { ListedOffer, OfferListView } from '../offer-list-view.ts'

/** The pages loaded so far, and functions to load more. */
export function useOfferList({ request, begun }: OfferListView) {
  const [shown, send] = useReducer(offerList<ListedOffer>, offerListOf(begun ?? {}))
  const { state, asked, pages, sorting } = shown
  const question = useRef(request)
  question.current = request
  // Each request is sent once, even if the component renders again meanwhile.
  useEffect(() => {
    if (state !== 'fetching') return
    const leave = new AbortController()
    const metaData = { page: pages, pageSize: allOffersPageSize, sorting }
    askOffers({ ...question.current, metaData }, leave.signal).then(
      ({ offers, pagination }) => send({ type: 'pageCame', asked, offers, total: pagination.totalResults }),
      (error) => leave.signal.aborted || send({ type: 'pageFailed', asked, isBusy: isBusy(error) }),
    )
    return () => leave.abort()
  }, [state, asked, pages, sorting])
  return {
    shown,
    extend: () => send({ type: 'pageAsked' }),
    sort(order: SortCode) {
      send({ type: 'sortChosen', sorting: order })
      send({ type: 'pageAsked' })
    },
  }
}

const areOffers = having<AllOffers>({
  offers: listOf(having<Offer>({ offerCode: isText, departureDate: isText, discountPrice: isNumber })),
  pagination: having<AllOffers['pagination']>({ totalResults: isNumber }),
})

async function askOffers(request: OfferListView['request'], signal: AbortSignal): Promise<AllOffers> {
  const { shopApi } = await import('../../../browser/shop-api.ts')
  const path = 'services/tui-search/api/hotel-cards/configurators/all-offers'
  return (await shopApi.post(path, request, { signal, shape: areOffers })).body
}
