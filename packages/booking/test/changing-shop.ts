import type { Offer } from '@wojaz/offers'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import type { ChangedParty } from '../src/after-sale/changed-party.ts'
import type { Order } from '../src/order.ts'
import { accept } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

export type ChangingShop = Awaited<ReturnType<typeof openChangingShop>>

/** Opens a shop with one hotel on several days for the same party, some cheaper and some dearer than the trip that is bought. */
export async function openChangingShop() {
  const shop = await openPayingShop()
  const stays = await staysIn(shop)
  const byPrice = stays.toSorted((one, other) => one.quote.total - other.quote.total)
  const trip = byPrice[Math.floor(byPrice.length / 2)] as Offer
  const stock = (number: string) =>
    shop.rows<{ flight_id: number | null; night: string | null; count: number }>(
      'select flight_id, night::text, count from booking.order_stock where order_number = $1 order by 1, 2',
      [number],
    )
  return {
    ...shop,
    stays,
    trip,
    cheaper: byPrice[0] as Offer,
    dearer: byPrice.at(-1) as Offer,
    stock,
    async paidTrip(variant: 'full' | 'deposit' = 'full', offer = trip): Promise<Order> {
      const { number } = await shop.ordered(offer)
      accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant }))))
      return shop.orderOf(number)
    },
    placesOf: async (number: string) =>
      (await stock(number)).find(({ flight_id }) => flight_id !== null)?.count,
    /** Counts places that are sold but belong to no order. The number must stay the same. */
    async soldToNobody(): Promise<number> {
      const [row] = await shop.rows<{ sold: string }>(
        `select (select sum(sold) from offers.flight_cabins) + (select sum(sold) from offers.allotments)
           - (select coalesce(sum(count), 0) from booking.order_stock) as sold`,
      )
      return Number(row?.sold)
    },
    quoted: async ({ number }: Order, { offerCode }: Offer) =>
      accept(await shop.booking.quoteChange(number, { offerCode })),
    flightsAlone: (trips: readonly Offer[]) => flightsAlone(shop, trips),
    isSold: async (offerCode: string) =>
      (await shop.offers.bookable(offerCode, { locale: 'pl', perPerson: false })).ok,
  }
}

/** Trips of the first hotel that has several dates at several prices, in rooms that one person may have, too. */
async function staysIn(shop: PayingShop): Promise<readonly Offer[]> {
  const request = toOfferSearchRequest({ ...defaultSearchState, fullPrice: true }, { pageSize: 100 })
  for (const { hotelCode } of await shop.found()) {
    const { offers } = accept(await shop.offers.allOffers(hotelCode, request, 'pl'))
    const rooms = await shop.rows<{ code: string }>(
      'select code from offers.room_types where hotel_code = $1 and min_persons = 1',
      [hotelCode],
    )
    const forOne = rooms.map(({ code }) => code)
    const later = offers.filter(
      ({ departureDate, occupancies }) =>
        departureDate > '2027-01-15' &&
        occupancies.every(({ roomCode }) => roomCode && forOne.includes(roomCode)),
    )
    if (new Set(later.map(({ quote }) => quote.total)).size > 4) return later
  }
  throw new Error('No hotel has several dates.')
}

/** The flights of these trips without the hotel, as offers for a cart. */
async function flightsAlone({ offers }: PayingShop, trips: readonly Offer[]): Promise<readonly Offer[]> {
  const codes = trips.map(({ offerCode }) => {
    const [head = '', nights = ''] = offerCode.split('-')
    return `${head}-${nights}--2`
  })
  const found = await Promise.all(
    [...new Set(codes)].map((code) => offers.bookable(code, { locale: 'pl', perPerson: false })),
  )
  return found.flatMap((one) => (one.ok ? one.value : []))
}

/** Returns the offer code of the same trip for another party. */
export function codeFor({ offerCode }: Offer, party: ChangedParty | null): string {
  const parts = parseOfferCode(offerCode)
  if (!parts.ok || !party) throw new Error('No such party.')
  return encodeOfferCode({ ...parts.value, rooms: party.rooms })
}
