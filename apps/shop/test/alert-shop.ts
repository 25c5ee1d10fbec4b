import type { Offer } from '@wojaz/offers'
import { priceAlertForm } from '@wojaz/price-alerts'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect } from 'vitest'
import { type FormShop, sharedForms } from './form-shop.ts'
import { today } from './search-shop.ts'
import { testInShop } from './shared-shop.ts'

export type AlertShop = ReturnType<typeof alertShopOf>

/** A shop with changeable prices and a real mailbox. */
function alertShopOf(shop: FormShop) {
  const { offers, priceAlerts } = shop.services
  const { pool } = shop.services.database

  /** Resolves when the engine has loaded the change. */
  async function changing(...statements: [sql: string, values: unknown[]][]) {
    for (const [sql, values] of statements) {
      const before = offers.version
      const { rowCount } = await pool.query(sql, values)
      if (rowCount) await expect.poll(() => offers.version).toBeGreaterThan(before)
    }
  }

  return {
    ...shop,
    /** Offers of different hotels without a reduction. */
    async someOffers(): Promise<Offer[]> {
      const request = toOfferSearchRequest({ ...defaultSearchState, fullPrice: true }, { pageSize: 40 })
      const found = await offers.search(request, 'pl')
      const { rows } = await pool.query<{ code: string }>(
        'select distinct hotel_code as code from offers.promotions',
      )
      const promoted = new Set(rows.map(({ code }) => code))
      return found.ok ? found.value.offers.filter(({ hotelCode }) => !promoted.has(hotelCode)) : []
    },
    /** In percent of the stay's price; null: the original price. */
    reduce: ({ hotelCode }: Offer, percent: number | null) =>
      changing(
        ['delete from offers.promotions where hotel_code = $1', [hotelCode]],
        ...(percent === null
          ? []
          : [
              [
                `insert into offers.promotions (id, hotel_code, kind, percent, starts_on, ends_on, travel_from, travel_to)
                  select max(id) + 1, $1, 'special', $2, $3, '2030-01-01', $3, '2030-01-01' from offers.promotions`,
                [hotelCode, percent, today],
              ] as [string, unknown[]],
            ]),
      ),
    sellOut: ({ hotelCode, departureDate }: Offer) =>
      changing([
        `insert into offers.allotments (hotel_code, room_code, night, rooms)
          select hotel_code, code, $2, 0 from offers.room_types where hotel_code = $1
          on conflict (hotel_code, room_code, night) do update set rooms = 0, sold = 0`,
        [hotelCode, departureDate],
      ]),
    /** Sends the form of the hotel card. */
    ask: (offerCode: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      shop.post('/wypoczynek/a/b/c/d-e', { form: priceAlertForm, page: '/', offerCode, ...fields }, headers),
    /** Checks prices, then returns the emails to an address, newest last. */
    async emailsTo(email: string) {
      await priceAlerts.checkPrices()
      await shop.services.mail.deliverDue()
      return shop.mailbox.emails.filter(({ to }) => to.includes(email)).map(({ email }) => email)
    },
  }
}

export const alertTest = testInShop(async () => alertShopOf(await sharedForms()))
