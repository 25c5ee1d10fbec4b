import type { HotelReviews } from '@wojaz/offers/reviews'
import { useEffect, useReducer } from 'react'
import { having, listOf } from '../../../browser/answer-shape.ts'
import type { ReviewsView } from '../reviews-view.ts'
import { reviewList, reviewListOf } from './review-list.ts'

/** The reviews loaded so far, and functions to load more or to filter. */
export function useReviewList(hotelCode: string, { choice, ...page }: ReviewsView) {
  const [list, send] = useReducer(reviewList, reviewListOf(choice, page))
  const { state, asked, after } = list
  const wanted = JSON.stringify({ hotelCode, ...list.choice, after })
  // Each request is sent once, even if the component renders again meanwhile.
  useEffect(() => {
    if (state !== 'fetching') return
    const leave = new AbortController()
    askReviews(wanted, leave.signal).then(
      (page) => send({ type: 'pageCame', asked, page }),
      () => leave.signal.aborted || send({ type: 'pageFailed', asked }),
    )
    return () => leave.abort()
  }, [state, asked, wanted])
  return { list, send }
}

async function askReviews(wanted: string, signal: AbortSignal): Promise<HotelReviews> {
  const { shopApi } = await import('../../../browser/shop-api.ts')
  const shape = having<HotelReviews>({ reviews: listOf(having<HotelReviews['reviews'][number]>({})) })
  return (await shopApi.post('www/hotel-cards/reviews', JSON.parse(wanted), { signal, shape })).body
}
