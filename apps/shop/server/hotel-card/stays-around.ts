import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { AvailabilityMatrix, Named, NearestStay, StaysByDate } from '@wojaz/travel/availability'
import { addDays } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { requestOfParty } from './offer-request.ts'

/** The data for the choices around an offer. */
export interface StaysAround extends Pick<AvailabilityMatrix, 'dates'> {
  readonly stays: StaysByDate
  readonly airports: readonly Named[]
  readonly durations: readonly number[]
}

/** Whether exactly this stay is on sale, in any room. */
export function isSold({ stays }: StaysAround, stay: NearestStay['choice']): boolean {
  const ofDate = stays.get(stay.date) ?? []
  return ofDate.some(
    ({ duration, airportCode, boardCodes }) =>
      duration === stay.duration && airportCode === stay.airportCode && boardCodes.includes(stay.boardCode),
  )
}

/** Within this many days around the chosen one all lengths are read, beyond it only the chosen length. */
const windowDays = 15

/**
 * Reads stays of the chosen length on every day, and of every length on nearby days: all that a guest can reach by one change.
 * The whole matrix would cost twenty times as much without any benefit here.
 */
export async function staysAround(offer: Offer, { offers, locale }: { offers: Offers; locale: Locale }) {
  const { hotelCode, departureDate, duration } = offer
  const request = requestOfParty(offer)
  const [sameLength, sameDays] = await Promise.all([
    offers.availability(hotelCode, { ...request, durationFrom: duration, durationTo: duration }, locale),
    offers.availability(
      hotelCode,
      {
        ...request,
        departureDateFrom: addDays(departureDate, -windowDays),
        departureDateTo: addDays(departureDate, windowDays),
      },
      locale,
    ),
  ])
  if (!sameLength.ok || !sameDays.ok) return null
  const airports = new Map(
    [...sameLength.value.airports, ...sameDays.value.airports].map((one) => [one.code, one]),
  )
  const stays = new Map(Object.entries(sameLength.value.durationsByDates))
  for (const [date, all] of Object.entries(sameDays.value.durationsByDates)) stays.set(date, all)
  const around: StaysAround = {
    stays,
    dates: sameLength.value.dates,
    airports: [...airports.values()].sort((one, other) => one.name.localeCompare(other.name, locale)),
    durations: [...new Set([...sameDays.value.durations, duration])].sort((one, other) => one - other),
  }
  return around
}
