import { cancelPrice, type Order } from '@wojaz/booking'
import { hasHotel } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import type { ChangeFilter, ChangeOption, OptionKind } from '../../app/features/reservation/change-view.ts'
import { namesOf } from '../payment/names-of.ts'
import type { Services } from '../request/services.ts'
import { leavingWish } from './act-party.ts'
import { type Asked, otherAirports, otherDates, otherRooms } from './change-options.ts'
import { optionView } from './change-parts.ts'
import { otherFlightDates } from './flight-options.ts'

type ListServices = Pick<Services, 'booking' | 'offers' | 'clock'>

const findOptions = {
  termin: (asked: Asked) => (hasHotel(asked.order.offer) ? otherDates(asked) : otherFlightDates(asked)),
  lotnisko: otherAirports,
  pokoj: otherRooms,
} as const

/** Alternative trips with their prices, and the list's filters. Used by the guest's page and the office. */
export async function pricedOptions(
  { booking, offers }: ListServices,
  order: Order,
  kind: OptionKind,
  search: URLSearchParams,
): Promise<{ options: readonly ChangeOption[]; filters: readonly ChangeFilter[] }> {
  const { offerCodes, filters } = await findOptions[kind]({ offers, order, search, locale: order.locale })
  const priced = await booking.changePrices(
    order,
    [...new Set(offerCodes)].map((offerCode) => ({ offerCode })),
  )
  const options = priced.flatMap((terms) => (terms ? optionView(order, terms, kind) : []))
  return {
    filters,
    // Dates are sorted by day, the others by price.
    options: kind === 'termin' ? options : options.toSorted((one, other) => one.total - other.total),
  }
}

/** Each person of the party with the price of the trip without them; null: the trip has begun. */
export async function leavingOptions({ booking, offers, clock }: ListServices, order: Order) {
  const cancelling = cancelPrice(order, dayOf(clock()))
  if (!cancelling) return null
  const people = namesOf(order).map(async (name, place) => {
    const wish = await leavingWish(order, place, { offers })
    const [terms] = wish.ok ? await booking.changePrices(order, [wish.value]) : []
    return {
      place,
      name,
      total: terms?.price.total ?? null,
      difference: terms ? terms.price.total - order.price.total : 0,
    }
  })
  return { people: await Promise.all(people), percent: cancelling.percent }
}
