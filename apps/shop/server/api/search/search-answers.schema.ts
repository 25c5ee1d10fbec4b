import { z } from 'zod'
import { money } from '../money.schema.ts'
import { charterOffer, facet, list, offer, pagination, placeKind, priceBar } from './offer.schema.ts'
import { repair } from './repair.schema.ts'

const text = z.string()
const count = z.int().min(0)
/** As `priceSelector` of the request asks: without it for one person. */
const asked = money.meta({ description: 'In grosze, for one person or for all as `priceSelector` asks' })
const counted = { count, fromPrice: asked.nullable() }
const names = list(text)

export const searchResult = z.object({
  offers: list(offer),
  pagination,
  facets: list(facet),
  histogram: list(priceBar),
  repairs: list(repair),
})

export const offersPage = z.object({ offers: list(offer), pagination })

export const charterResult = z.object({
  offers: list(charterOffer),
  pagination,
  fromPrice: asked.nullable(),
})

export const listingFilters = z.object({
  filters: list(facet),
  histogram: list(priceBar),
  totalResults: count,
})

export const dayPrice = z.object({ date: text, price: asked })

export const mapPins = z.object({
  pins: list(
    z.object({
      hotelCode: text,
      hotelName: text,
      stars: z.number(),
      latitude: z.number(),
      longitude: z.number(),
      price: asked,
    }),
  ),
  totalResults: count,
})

export const suggestion = z.object({
  kind: z.enum([...placeKind.options, 'hotel']),
  code: text,
  name: text,
  within: names,
  hotelUrl: text
    .nullable()
    .meta({ description: 'The card of a hotel, without a language prefix; null for places' }),
})

export const offerLink = z.object({ offerCode: text, label: text, url: text, price: asked })

export const destinationPrices = z.object({
  code: text,
  name: text,
  months: list(z.object({ month: text, price: asked, count })),
})

/** Resorts have no children. The levels are written out, because the OpenAPI document has no recursive schemas. */
export const nothing = z.array(z.unknown()).max(0).readonly()

const place = <Parts extends z.ZodType>(children: Parts) =>
  z.object({
    code: text,
    kind: placeKind,
    name: text,
    seoName: text,
    latitude: z.number(),
    longitude: z.number(),
    ...counted,
    children,
  })

export const country = place(list(place(list(place(nothing)))))
