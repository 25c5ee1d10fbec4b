import { hasRoomFor, type Vacancy } from '../allotments.ts'
import type { Option, Unit } from '../catalogue/product.ts'
import { localIso } from '../local-time.ts'
import type { Choice } from '../plan-booking.ts'
import { bookingPrice, unitPrice } from '../prices.ts'
import { describePickups } from './describe-pickup.ts'
import { describePrice } from './describe-price.ts'
import type { Reading } from './reading.ts'

/** One slot; `party` are the requested units, if any. */
export function describeAvailability(
  { product, option }: Choice,
  vacancy: Vacancy,
  party: readonly Unit[],
  { language, capabilities }: Reading,
) {
  const { slot, vacancies, capacity, status } = vacancy
  return {
    id: slot.id,
    localDateTimeStart: slot.id,
    localDateTimeEnd: localIso(product.timeZone, slot.end),
    utcCutoffAt: new Date(slot.cutoffAt).toISOString(),
    allDay: option.opening !== null,
    available: hasRoomFor(vacancy, placesOf(party)),
    status,
    vacancies,
    capacity,
    maxUnits: vacancies === null ? option.maxUnits : Math.min(option.maxUnits, vacancies),
    openingHours: openingHoursOf(option),
    ...(capabilities.has('octo/pricing') && {
      ...(!product.isPricedByBooking && {
        unitPricing: option.units.map((unit) => ({
          unitId: unit.id,
          ...describePrice(unitPrice(product, option, unit, slot.day)),
        })),
      }),
      ...((product.isPricedByBooking || party.length > 0) && {
        pricing: describePrice(bookingPrice(product, option, party, slot.day)),
      }),
    }),
    ...(capabilities.has('octo/content') && { title: option.title[language], shortDescription: '' }),
    ...(capabilities.has('octo/pickups') && describePickups(product, option, language, slot.start)),
  }
}

/** One day, described by its best slot. */
export function describeDay(
  { product, option }: Choice,
  day: string,
  vacancies: readonly Vacancy[],
  party: readonly Unit[],
  { capabilities }: Reading,
) {
  const best = [...vacancies].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))[0]
  const isOpen = best !== undefined && best.status !== 'CLOSED'
  return {
    localDate: day,
    available: vacancies.some((vacancy) => hasRoomFor(vacancy, placesOf(party))),
    status: best?.status ?? 'CLOSED',
    vacancies: best ? mostOf(vacancies.filter(({ isOnSale }) => isOnSale)) : 0,
    capacity: best?.capacity === undefined ? 0 : totalOf(vacancies),
    openingHours: best ? openingHoursOf(option) : [],
    ...(capabilities.has('octo/pricing') && {
      ...(!product.isPricedByBooking && {
        unitPricingFrom: isOpen
          ? option.units.map((unit) => ({
              unitId: unit.id,
              ...describePrice(unitPrice(product, option, unit, day)),
            }))
          : [],
      }),
      ...(isOpen &&
        (product.isPricedByBooking || party.length > 0) && {
          pricingFrom: describePrice(bookingPrice(product, option, party, day)),
        }),
    }),
  }
}

const order: readonly Vacancy['status'][] = ['FREESALE', 'AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED']

const placesOf = (party: readonly Unit[]): number => party.reduce((sum, { paxCount }) => sum + paxCount, 0)

const openingHoursOf = ({ opening }: Option) => (opening ? [opening] : [])

/** Null: unlimited. */
function mostOf(vacancies: readonly Vacancy[]): number | null {
  if (vacancies.some(({ vacancies: left }) => left === null)) return null
  return Math.max(0, ...vacancies.map(({ vacancies: left }) => left ?? 0))
}

function totalOf(vacancies: readonly Vacancy[]): number | null {
  if (vacancies.some(({ capacity }) => capacity === null)) return null
  return vacancies.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0)
}
