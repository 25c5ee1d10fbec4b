import type { Named } from '@wojaz/travel/availability'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Pool } from 'pg'
import type { OfferIndex } from './engine/offer-index.ts'
import { placesOfHotel } from './hotel-places.ts'
import { inLocale } from './in-locale.ts'
import type { OfferPlace } from './offer.ts'
import type { Hotel } from './store/catalogue.ts'

/** A hotel as its card shows it. */
export interface HotelFacts extends Omit<Hotel, 'resortCode'> {
  readonly hotelUrl: string
  readonly resortCode: string
  readonly regionCode: string
  readonly countryCode: string
  /** Country, region, resort. */
  readonly breadcrumbs: readonly OfferPlace[]
  readonly boards: readonly Named[]
  readonly rooms: readonly HotelRoom[]
  readonly facets: readonly { readonly facet: string; readonly value: string; readonly label: string }[]
  /** Texts, pictures, tour plan, slopes: everything that the inventory stores for the card. */
  readonly content: unknown
}

export interface HotelRoom extends Named {
  readonly maxPersons: number
  readonly maxAdults: number
  readonly maxChildren: number
}

export type HotelUnknown = { readonly code: 'hotel-not-found'; readonly field: 'hotelCode' }

/** Without the content, which is in Postgres. */
export function hotelFacts(
  index: OfferIndex,
  hotelCode: string,
  locale: Locale,
): Outcome<{ hotel: Hotel; facts: Omit<HotelFacts, 'content'> }, HotelUnknown> {
  const { register } = index
  const row = register.hotelNumber.get(hotelCode)
  if (row === undefined) return refused({ code: 'hotel-not-found', field: 'hotelCode' })
  const hotel = register.hotels[row]!
  const { hotelUrl, breadcrumbs } = placesOfHotel(index, hotel, locale)
  const [country, region] = breadcrumbs
  const own = new Set(register.facets.ofHotel[row])
  const facts = {
    ...hotel,
    hotelUrl,
    regionCode: region!.code,
    countryCode: country!.code,
    breadcrumbs,
    boards: boardsOf(index, row, locale),
    rooms: register.roomsOfHotel(row).map((room) => {
      const { code, names, maxPersons, maxAdults, maxChildren } = register.rooms[room]!
      return { code, name: inLocale(names, locale), maxPersons, maxAdults, maxChildren }
    }),
    facets: register.facets.facets.flatMap(({ id, values, start }) =>
      values.flatMap(({ value, labels }, i) =>
        own.has(start + i) ? { facet: id, value, label: inLocale(labels, locale) } : [],
      ),
    ),
  }
  return accepted({ hotel, facts })
}

function boardsOf({ register }: OfferIndex, hotel: number, locale: Locale): Named[] {
  const codes = new Set(register.ratesOfHotel(hotel).map((rate) => register.rates[rate]!.boardCode))
  return register.boards
    .filter(({ code }) => codes.has(code))
    .map(({ code, names }) => ({ code, name: inLocale(names, locale) }))
}

/** Caches contents by `Hotel` object. A hotel that is written again is a new object, so its content is read again. */
export class HotelContents {
  readonly #known = new WeakMap<Hotel, unknown>()

  constructor(readonly pool: Pool) {}

  async of(hotel: Hotel): Promise<unknown> {
    if (!this.#known.has(hotel)) {
      const { rows } = await this.pool.query<{ content: unknown }>(
        'select content from offers.hotels where code = $1',
        [hotel.code],
      )
      this.#known.set(hotel, rows[0]?.content ?? null)
    }
    return this.#known.get(hotel)
  }
}
