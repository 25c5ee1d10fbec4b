import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { movedFlights } from '../src/notices/moved-flights.ts'
import type { Announcement, SubstituteWish } from '../src/notices/notice.ts'
import { accept } from './open-test-booking.ts'
import { blik, type PayingShop } from './paying-shop.ts'

export const by = 'biuro'

/** Paid trips of a shop, and announcements about them. */
export function noticesIn(shop: () => PayingShop) {
  async function paidTrip(variant: 'full' | 'deposit' = 'full', offer = shop().offer) {
    const { number, price } = await shop().ordered(offer)
    accept(await shop().tell(shop().bank.pays(await shop().begin(number, { ...blik, variant }))))
    return { number, price }
  }

  /** Moves the outbound flight of everybody by this many hours. */
  async function moved(number: string, hours: number): Promise<Announcement & { kind: 'flight-hours' }> {
    const flights = movedFlights((await shop().orderOf(number)).offer, hours * 60)
    return { kind: 'flight-hours', flights: flights.slice(0, 1) }
  }

  async function lastNotice(number: string) {
    const notice = (await shop().orderOf(number)).notices.at(-1)
    if (!notice) throw new Error('No notice.')
    return notice
  }

  /** Announces another hotel for all trips to the hotel of the order on its day. */
  async function otherHotel(
    number: string,
    hotelCode = 'NEW00001',
  ): Promise<Announcement & { kind: 'hotel' }> {
    const { offer } = await shop().orderOf(number)
    const { departureDate } = offer
    return {
      kind: 'hotel',
      trips: { hotelCode: offer.hotelCode, from: departureDate, until: departureDate },
      hotel: { ...offer, hotelCode, hotelName: 'Laguna Blu', stars: 4 },
    }
  }

  return {
    paidTrip,
    moved,
    lastNotice,
    otherHotel,
    /** An order whose guest was asked to accept flights eight hours later. */
    async askedTrip(variant: 'full' | 'deposit' = 'full', substitute?: SubstituteWish) {
      const trip = await paidTrip(variant)
      const said = { ...(await moved(trip.number, 8)), ...(substitute && { substitute }) }
      accept(await shop().booking.announceChange(said, { by }))
      return { ...trip, notice: await lastNotice(trip.number) }
    },
    emailsAbout: (id: string) =>
      shop()
        .noticeEmails.filter((email) => email.id === id)
        .map(({ about }) => about),
    stock: (number: string) =>
      shop().rows('select count from booking.order_stock where order_number = $1 order by count', [number]),
  }
}

export const backOf = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/** Another hotel with the same flights, which has a room for the same party on the same days. */
export async function hotelBeside({ offer, offers, found }: PayingShop) {
  const parts = parseOfferCode(offer.offerCode)
  if (!parts.ok) throw new Error('No code.')
  for (const { hotelCode, occupancies } of await found()) {
    const { roomCode, boardCode } = occupancies[0] ?? {}
    if (hotelCode === offer.hotelCode || !roomCode || !boardCode) continue
    const rooms = parts.value.rooms.map((room) => ({ ...room, roomCode, boardCode }))
    const code = encodeOfferCode({ ...parts.value, hotelCode, rooms })
    const beside = await offers.bookable(code, { locale: 'pl', perPerson: false })
    if (beside.ok) return { wish: { hotelCode, roomCode, boardCode }, offer: beside.value }
  }
  throw new Error('No hotel beside.')
}
