import { splitLocale } from '@wojaz/travel/locale'
import { useEffect, useState } from 'react'
import { having, isFlag, isNumber, isText, listOf, orNull } from '../../browser/answer-shape.ts'
import { type AttractionCardView, AttractionShelf, type AttractionWish } from '../attractions/attractions.ts'

const shownCount = 4

const isActivity = having({
  id: isNumber,
  url: isText,
  title: isText,
  summary: isText,
  place: orNull(isText),
  picture: orNull(having({ src: isText, alt: isText, width: isNumber, height: isNumber })),
  duration: orNull(having({ from: isNumber, to: orNull(isNumber) })),
  price_from: orNull(isNumber),
  free_cancellation_hours: isNumber,
  pickup: isFlag,
  instant_confirmation: isFlag,
})
const isAnswer = having({ place: orNull(isText), activities: listOf(isActivity) })

interface Found {
  readonly place: string | null
  readonly attractions: readonly AttractionCardView[]
}

interface ShelfIslandProps {
  url: string
  isInside?: boolean | undefined
  wish?: Partial<AttractionWish> | undefined
}

/** Renders nothing until they are loaded, and nothing if there are none. */
export function ShelfIsland({ url, isInside, wish = {} }: ShelfIslandProps) {
  const [{ place, attractions }, setFound] = useState<Found>({ place: null, attractions: [] })
  useEffect(() => {
    const left = new AbortController()
    askFor(url, left.signal).then(setFound, () => {})
    return () => left.abort()
  }, [url])
  return (
    <AttractionShelf
      attractions={attractions}
      search={{ ...wish, placeCodes: place ? [place] : [] }}
      isInside={isInside}
    />
  )
}

async function askFor(url: string, signal: AbortSignal): Promise<Found> {
  const { shopApi } = await import('../../browser/shop-api.ts')
  const { body } = await shopApi.get('www/components/most-popular-activities', {
    params: { url, limit: shownCount },
    shape: isAnswer,
    signal,
  })
  const attractions = body.activities.map((activity) => ({
    number: activity.id,
    path: splitLocale(activity.url).path,
    title: activity.title,
    summary: activity.summary,
    picture: activity.picture,
    place: activity.place,
    at: null,
    duration: activity.duration,
    priceFrom: activity.price_from,
    cutoffHours: activity.free_cancellation_hours,
    hasPickup: activity.pickup,
    isConfirmedAtOnce: activity.instant_confirmation,
  }))
  return { place: body.place, attractions }
}
