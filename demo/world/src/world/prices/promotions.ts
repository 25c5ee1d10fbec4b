import { addMonths } from '@wojaz/travel/dates'
import { type DayNumber, dayInYear, isoDay, yearOf } from '../calendar.ts'
import { chanceOf } from '../dice.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'

interface Promotion {
  kind: 'first-minute' | 'last-minute' | 'special'
  percent: number
  startsOn: DayNumber
  endsOn: DayNumber
  travelFrom: DayNumber
  travelTo: DayNumber
}

/**
 * The promotions of a travel agency, the same every year: early booking for the coming season in two steps, last minute for near
 * departures, and sale days. The dates are fixed in the calendar; promotions whose travel ends before `from` or begins after
 * `until` are left out. No two of one hotel overlap in both booking and travel.
 */
export function promotionsBetween(hotel: HotelPlan, from: DayNumber, until: DayNumber): Promotion[] {
  const habit = chanceOf(hotel.number, 23)
  const promotions: Promotion[] = []
  for (let year = yearOf(from) - 1; year <= yearOf(until); year++) {
    if (habit < 0.5) promotions.push(...earlyBooking(hotel, year))
    if (habit < 0.3 || habit > 0.85) promotions.push(...lastMinute(hotel, year))
    else if (habit < 0.7) promotions.push(...salesDays(hotel, year))
  }
  return promotions.filter(({ travelFrom, travelTo }) => travelTo >= from && travelFrom <= until)
}

function earlyBooking(hotel: HotelPlan, year: number): Promotion[] {
  const seasons = [
    [dayInYear(year, '05-01'), dayInYear(year, '10-31')],
    [dayInYear(year, '11-01'), dayInYear(year + 1, '04-30')],
  ] as const
  const shift = Math.floor(chanceOf(hotel.number, 29) * 20)
  return seasons.flatMap(([travelFrom, travelTo]) => {
    const [opening, turning, closing] = [-10, -6, -3].map(
      (months) => monthsFrom(travelFrom, months) + shift,
    ) as [DayNumber, DayNumber, DayNumber]
    const percent = 14 + Math.floor(chanceOf(hotel.number, travelFrom) * 12)
    return [
      { kind: 'first-minute', percent, startsOn: opening, endsOn: turning - 1, travelFrom, travelTo },
      {
        kind: 'first-minute',
        percent: Math.round(percent * 0.6),
        startsOn: turning,
        endsOn: closing,
        travelFrom,
        travelTo,
      },
    ] satisfies Promotion[]
  })
}

/** Half a month of departures, discounted from three weeks before; not in the weeks of high demand. */
function lastMinute(hotel: HotelPlan, year: number): Promotion[] {
  const promotions: Promotion[] = []
  for (let half = 0; half < 24; half++) {
    const month = String(Math.floor(half / 2) + 1).padStart(2, '0')
    const travelFrom = dayInYear(year, `${month}-${half % 2 === 0 ? '01' : '16'}`)
    const travelTo = half % 2 === 0 ? travelFrom + 14 : monthsFrom(dayInYear(year, `${month}-01`), 1) - 1
    const isWanted = half === 13 || half === 14 || half === 23
    if (isWanted || chanceOf(hotel.number ^ 0x1a57, travelFrom) > 0.26) continue
    const percent = 8 + Math.floor(chanceOf(hotel.number, travelFrom + 3) * 22)
    promotions.push({
      kind: 'last-minute',
      percent,
      startsOn: travelFrom - 22,
      endsOn: travelTo,
      travelFrom,
      travelTo,
    })
  }
  return promotions
}

const sales = [
  { booking: ['11-02', '11-19'], travel: ['12-01', '03-31'], isNextYear: true },
  { booking: ['11-20', '11-30'], travel: ['12-05', '04-15'], isNextYear: true },
  { booking: ['02-01', '02-28'], travel: ['03-01', '04-25'], isNextYear: false },
  { booking: ['06-01', '06-20'], travel: ['06-02', '07-10'], isNextYear: false },
  { booking: ['09-01', '09-30'], travel: ['09-05', '10-31'], isNextYear: false },
] as const

function salesDays(hotel: HotelPlan, year: number): Promotion[] {
  return sales
    .filter((_, index) => chanceOf(hotel.number + index, year) < 0.45)
    .map(({ booking, travel, isNextYear }) => ({
      kind: 'special',
      percent: 7 + Math.floor(chanceOf(hotel.number ^ 0x5a1e, year) * 14),
      startsOn: dayInYear(year, booking[0]),
      endsOn: dayInYear(year, booking[1]),
      travelFrom: dayInYear(year, travel[0]),
      travelTo: dayInYear(isNextYear ? year + 1 : year, travel[1]),
    }))
}

function monthsFrom(day: DayNumber, months: number): DayNumber {
  const moved = addMonths(isoDay(day), months)
  return dayInYear(Number(moved.slice(0, 4)), moved.slice(5))
}
