import type { IsoDay } from './calendar-date.ts'

export interface Season {
  readonly name: 'summer' | 'winter'
  readonly startDate: IsoDay
  readonly endDate: IsoDay
}

/** The two seasons of the travel trade: summer April to October, winter November to March. */
export function seasonOf(day: IsoDay): Season {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  if (month >= 4 && month <= 10)
    return { name: 'summer', startDate: `${year}-04-01`, endDate: `${year}-10-31` }
  const startYear = month >= 11 ? year : year - 1
  return { name: 'winter', startDate: `${startYear}-11-01`, endDate: `${startYear + 1}-03-31` }
}

/** The summer that is on sale: from September on it is the next one. */
export function summerForSale(day: IsoDay): number {
  const year = Number(day.slice(0, 4))
  return Number(day.slice(5, 7)) >= 9 ? year + 1 : year
}
