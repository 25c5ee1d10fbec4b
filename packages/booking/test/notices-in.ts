import { movedFlights } from '../src/notices/moved-flights.ts'
import type { Announcement } from '../src/notices/notice.ts'
import { accept } from './open-test-booking.ts'
import { blik, type PayingShop } from './paying-shop.ts'

export const by = 'biuro'

/** Paid trips of a shop, and what the organiser says about them. */
export function noticesIn(shop: () => PayingShop) {
  async function paidTrip(variant: 'full' | 'deposit' = 'full', offer = shop().offer) {
    const { number, price } = await shop().ordered(offer)
    accept(await shop().tell(shop().bank.pays(await shop().begin(number, { ...blik, variant }))))
    return { number, price }
  }

  /** The flight out of everybody leaves so many hours later than it does now. */
  async function moved(number: string, hours: number): Promise<Announcement & { kind: 'flight-hours' }> {
    const flights = movedFlights((await shop().orderOf(number)).offer, hours * 60)
    return { kind: 'flight-hours', flights: flights.slice(0, 1) }
  }

  async function lastNotice(number: string) {
    const notice = (await shop().orderOf(number)).notices.at(-1)
    if (!notice) throw new Error('No notice.')
    return notice
  }

  /** Another hotel for everybody who goes to that of the order on its day. */
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
    /** An order that has been asked whether hours eight hours later will do. */
    async askedTrip(variant: 'full' | 'deposit' = 'full') {
      const trip = await paidTrip(variant)
      accept(await shop().booking.announceChange(await moved(trip.number, 8), { by }))
      return { ...trip, notice: await lastNotice(trip.number) }
    },
    lettersAbout: (id: string) =>
      shop()
        .noticeLetters.filter((letter) => letter.id === id)
        .map(({ about }) => about),
    stock: (number: string) =>
      shop().rows('select count from booking.order_stock where order_number = $1', [number]),
  }
}

export const backOf = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)
