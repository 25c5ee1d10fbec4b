import { parseCoordinates } from '@wojaz/travel/place'
import type { Availability, PickupPoint, Tickets } from '../model/availability.ts'
import { grosze, least } from './octo-money.ts'
import type { OctoCalendarDay, OctoTime } from './octo-shapes.ts'
import type { CalendarDay, OneTimeWish, TimesWish } from './supplier.ts'

export function timesBody({ productId, optionId, from, to, tickets }: TimesWish) {
  return withUnits({ productId, optionId, localDateStart: from, localDateEnd: to, currency: 'PLN' }, tickets)
}

export function oneTimeBody({ productId, optionId, availabilityId, tickets }: OneTimeWish) {
  return withUnits({ productId, optionId, availabilityIds: [availabilityId], currency: 'PLN' }, tickets)
}

function withUnits(body: object, tickets: Tickets): object {
  const units = Object.entries(tickets)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }))
  return units.length > 0 ? { ...body, units } : body
}

export function dayOf({
  localDate,
  available,
  vacancies,
  unitPricingFrom,
  pricingFrom,
}: OctoCalendarDay): CalendarDay {
  const prices = (unitPricingFrom ?? []).map(grosze).filter((price) => price !== null && price > 0)
  return {
    day: localDate,
    isAvailable: available,
    vacancies: vacancies ?? null,
    priceFrom: least(prices) ?? grosze(pricingFrom),
  }
}

function pickupPointOf({
  id,
  name,
  address,
  localDateTime,
  latitude,
  longitude,
}: NonNullable<OctoTime['pickupPoints']>[number]): PickupPoint {
  const at = parseCoordinates(latitude, longitude)
  return { id, name, address: address ?? '', localTime: localDateTime ?? null, ...(at && { at }) }
}

export function timeOf(time: OctoTime): Availability {
  const prices = (time.unitPricing ?? []).flatMap((pricing) => {
    const price = grosze(pricing)
    return price === null ? [] : [[pricing.unitId, price] as const]
  })
  return {
    id: time.id,
    localStart: time.localDateTimeStart,
    localEnd: time.localDateTimeEnd,
    isAllDay: time.allDay,
    isAvailable: time.available && time.status !== 'SOLD_OUT' && time.status !== 'CLOSED',
    vacancies: time.status === 'FREESALE' ? null : (time.vacancies ?? null),
    maxTickets: time.maxUnits ?? null,
    bookableUntil: time.utcCutoffAt,
    ticketPrices: Object.fromEntries(prices),
    // With a price for each ticket, the total is only their sum.
    wholePrice: prices.length > 0 ? null : grosze(time.pricing),
    pickupPoints: (time.pickupPoints ?? []).map(pickupPointOf),
  }
}
