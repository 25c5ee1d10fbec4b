import type { MapPins } from '@wojaz/offers'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { having, isNumber, isText, listOf } from '../../browser/answer-shape.ts'
import { useLatest } from '../../browser/use-latest.ts'
import {
  firstView,
  type MapArea,
  type MapLook,
  type MapMark,
  type MapSize,
  usePlaceLabels,
  viewOfArea,
} from '../map/map.ts'
import { writeAround } from './listing-address.ts'
import type { Around, ListingView } from './listing-view.ts'
import { mapRequest } from './map-request.ts'

/** A search starts when the map has not moved for so long. */
const restMs = 450
/** The default view if nothing was found. */
const europe = { centre: { latitude: 44, longitude: 17 }, zoom: 3 }
const unknown: MapLook = () => null

/** The marks of a listing's search, the view of the map, and the search for the visible area. */
export function useMapSearch(listing: ListingView, search: (around: Around) => void) {
  const request = useMemo(() => mapRequest(listing, new Date()), [listing])
  const pins = usePins(request)
  const places = usePlaceLabels(request.offerType)
  const [look, setLook] = useState<MapLook>(() => unknown)
  // The area to which the guest has moved the map.
  const [seen, setSeen] = useState<MapArea | null>(null)
  const [follows, setFollows] = useState(true)
  const [isElsewhere, setElsewhere] = useState(false)
  const moving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { around } = listing
  const place = textOf(around)
  // `fitted`: the place of the URL to which the map was moved. `asked`: the search that is still being loaded.
  const fitted = useRef<string | null>(null)
  const asked = useRef<{ place: string; from: string } | null>(null)

  const searchFor = useEffectEvent((area: MapArea) => {
    asked.current = { place: writeAround(area), from: place }
    setElsewhere(false)
    search(area)
  })
  useEffect(() => () => clearTimeout(moving.current), [])

  // Moves the map if the URL has changed: Back, a chip, another search. Moves by the guest need no fitting.
  useEffect(() => {
    if (asked.current?.place === place) {
      asked.current = null
      fitted.current = place
    }
    if (asked.current?.from === place || fitted.current === place) return
    if (!around && !pins.found) return
    asked.current = null
    fitted.current = place
    setElsewhere(false)
    setLook(() => (size: MapSize) => (around ? viewOfArea(around, size) : fit(pins.found, size)))
  }, [place, around, pins.found])

  return {
    marks: pins.marks,
    total: pins.found?.totalResults ?? listing.total,
    isBeyond: (pins.found?.totalResults ?? 0) > pins.marks.length,
    isLoading: pins.isLoading,
    hasFailed: pins.hasFailed,
    isBusy: pins.isBusy,
    retry: pins.retry,
    places,
    look,
    follows,
    isElsewhere,
    onMove(area: MapArea) {
      setSeen(area)
      clearTimeout(moving.current)
      if (follows) moving.current = setTimeout(searchFor, restMs, area)
      else setElsewhere(true)
    },
    searchHere: () => seen && searchFor(seen),
    follow(isOn: boolean) {
      setFollows(isOn)
      if (isOn && isElsewhere && seen) searchFor(seen)
    },
  }
}

function fit(found: MapPins | null, size: MapSize) {
  return firstView(found?.pins ?? [], size) ?? europe
}

function textOf(around: Around | null): string {
  return around ? writeAround(around) : ''
}

/** Loads the pins of every search and drops responses to older ones. Old prices stay visible until the new ones arrive. */
function usePins(request: OfferSearchRequest) {
  const question = JSON.stringify(request)
  const [tries, setTries] = useState(0)
  const {
    answer,
    state,
    isBusy = false,
  } = useLatest(`${tries} ${question}`, async (signal) => ({
    question,
    found: await askPins(request, signal),
  }))
  // Prices of the previous search stay visible but are no result of this one.
  const found = answer?.question === question ? answer.found : null
  // `useLatest` repeats the request if the shop is busy.
  const hasFailed = state === 'failed' && !isBusy
  return {
    marks: useMemo(() => (answer?.found.pins ?? []).map(markOf), [answer]),
    found,
    isLoading: found === null && !hasFailed,
    hasFailed,
    isBusy,
    retry: () => setTries((count) => count + 1),
  }
}

const arePins = having<MapPins>({
  pins: listOf(
    having<MapPins['pins'][number]>({
      hotelCode: isText,
      hotelName: isText,
      latitude: isNumber,
      longitude: isNumber,
      price: isNumber,
    }),
  ),
  totalResults: isNumber,
})

async function askPins(request: OfferSearchRequest, signal: AbortSignal): Promise<MapPins> {
  const { shopApi } = await import('../../browser/shop-api.ts')
  return (await shopApi.post('www/search/offers/map', request, { signal, shape: arePins })).body
}

function markOf({ hotelCode, hotelName, latitude, longitude, price }: MapPins['pins'][number]): MapMark {
  return { id: hotelCode, name: hotelName, latitude, longitude, price }
}
