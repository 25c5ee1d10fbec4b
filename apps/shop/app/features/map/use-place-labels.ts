import type { RegionOption } from '@wojaz/offers'
import type { OfferType } from '@wojaz/travel/trip'
import { useEffect, useState } from 'react'
import { having, isNumber, isText, listOf, type Shape } from '../../browser/answer-shape.ts'
import type { MapLabel } from './country-labels.ts'

/** The zoom from which places of a kind are named. The base map names countries. */
const nearness = { country: null, region: 4.6, resort: 7.2 } as const

const known = new Map<OfferType, Promise<MapLabel[]>>()

/** Regions and resorts with offers of this type, for orientation. If they cannot be loaded, the map has fewer names. */
export function usePlaceLabels(offerType: OfferType): readonly MapLabel[] {
  const [labels, setLabels] = useState<readonly MapLabel[]>(none)
  useEffect(() => {
    let isLeft = false
    const asked = known.get(offerType) ?? askLabels(offerType)
    known.set(offerType, asked)
    asked.then(
      (found) => isLeft || setLabels(found),
      () => known.delete(offerType),
    )
    return () => {
      isLeft = true
    }
  }, [offerType])
  return labels
}

const none: readonly MapLabel[] = []

const isRegion: Shape<RegionOption> = (value) => region(value)

const region = having<RegionOption>({
  name: isText,
  kind: isText as Shape<RegionOption['kind']>,
  latitude: isNumber,
  longitude: isNumber,
  children: listOf(isRegion),
})

async function askLabels(offerType: OfferType): Promise<MapLabel[]> {
  const { shopApi } = await import('../../browser/shop-api.ts')
  const shape = listOf(isRegion)
  const { body } = await shopApi.post('www/search/offers/regions', { offerType }, { shape })
  return labelsOf(body)
}

/** Larger places first: of two overlapping names the first is shown. */
export function labelsOf(countries: readonly RegionOption[]): MapLabel[] {
  return countries
    .flatMap(withAllInside)
    .flatMap(({ kind, ...place }) => {
      const fromZoom = nearness[kind]
      return fromZoom === null ? [] : [{ ...place, fromZoom }]
    })
    .sort((one, other) => one.fromZoom - other.fromZoom || other.count - one.count)
    .map(({ name, latitude, longitude, fromZoom }) => ({ name, latitude, longitude, fromZoom }))
}

function withAllInside(place: RegionOption): RegionOption[] {
  return [place, ...place.children.flatMap(withAllInside)]
}
