import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { addMonths, dayFormat, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import type {
  CalendarDay,
  PriceCalendar,
  PriceGrid,
} from '../../app/features/hotel-card/price-calendar-view.ts'
import { standingOf } from '../showcase/price-standing.ts'
import { datePrices } from './date-prices.ts'
import { type OfferChange, offerWith } from './offer-with.ts'
import { isSold, type StaysAround } from './stays-around.ts'

interface Asked {
  offers: Offers
  offer: Offer
  around: StaysAround
  /** 'yyyy-MM' from the URL; null: the month of the offer. */
  month: string | null
  locale: Locale
}

const gridDays = 7
const gridDurations = 5

/** The prices of the same trip on other dates: one month by day, the year by month, and nearby days by length. */
export async function makePriceCalendar(asked: Asked): Promise<PriceCalendar | null> {
  const { offers, offer, locale } = asked
  const dates = await datePrices(offers, offer, locale)
  if (dates.length === 0) return null
  const months = [...new Set(dates.map(({ date }) => date.slice(0, 7)))]
  const chosenMonth = offer.departureDate.slice(0, 7)
  const month = asked.month !== null && isBetween(asked.month, months) ? asked.month : chosenMonth
  const days = await Promise.all(
    dates.filter(({ date }) => date.startsWith(month)).map(({ date }) => priced({ date }, asked)),
  )
  const shift = (by: number) => addMonths(`${month}-01`, by).slice(0, 7)
  const [first = month, last = month] = [months[0], months.at(-1)]
  return {
    month,
    name: monthName(month, locale),
    days: days.flat(),
    previous: month > first ? namedMonth(shift(-1), locale) : null,
    next: month < last ? namedMonth(shift(1), locale) : null,
    standing: await standingOf(offers, offer),
    year: months.map((one) => ({
      ...namedMonth(one, locale),
      price: Math.min(...dates.filter(({ date }) => date.startsWith(one)).map(({ price }) => price)),
    })),
    grid: await makeGrid(
      dates.map(({ date }) => date),
      asked,
    ),
  }
}

function isBetween(month: string, months: readonly string[]): boolean {
  return /^\d{4}-\d{2}$/.test(month) && month >= (months[0] ?? '') && month <= (months.at(-1) ?? '')
}

/** The price of the trip with a change; empty if it is not on sale. */
async function priced(change: OfferChange, { offers, offer, locale }: Asked): Promise<CalendarDay[]> {
  const isSame = (change.date ?? offer.departureDate) === offer.departureDate && change.duration === undefined
  const other = isSame ? offer : await offerWith(offer, change, { offers, locale })
  if (!other) return []
  const roomOf = ({ occupancies }: Offer) => occupancies.map(({ roomName }) => roomName).join(' + ')
  return [
    {
      date: other.departureDate,
      total: other.quote.total,
      url: hotelCardAddress(other.hotelUrl, other.tripType, other.offerCode),
      isChosen: other.offerCode === offer.offerCode,
      otherRoom: roomOf(other) === roomOf(offer) ? null : roomOf(other),
    },
  ]
}

/** Nearby days by nearby lengths. */
async function makeGrid(dates: readonly IsoDay[], asked: Asked): Promise<PriceGrid> {
  const { offer, around } = asked
  const days = nearestTo(dates, dates.indexOf(offer.departureDate), gridDays)
  const durations = nearestTo(around.durations, around.durations.indexOf(offer.duration), gridDurations)
  const chosen = {
    date: offer.departureDate,
    duration: offer.duration,
    boardCode: offer.boardCode,
    airportCode: offer.airportCode ?? 'XXX',
  }
  const rows = days.map(async (date) => ({
    date,
    cells: await Promise.all(
      durations.map(async (duration) => {
        const change = duration === offer.duration ? { date } : { date, duration }
        return isSold(around, { ...chosen, date, duration })
          ? ((await priced(change, asked))[0] ?? null)
          : null
      }),
    ),
  }))
  return { durations, rows: await Promise.all(rows) }
}

function nearestTo<Item>(items: readonly Item[], at: number, count: number): Item[] {
  const first = Math.max(0, Math.min(at - Math.floor(count / 2), items.length - count))
  return items.slice(first, first + count)
}

function namedMonth(month: string, locale: Locale) {
  return { month, name: monthName(month, locale) }
}

function monthName(month: string, locale: Locale): string {
  return dayFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00:00Z`))
}
