import type { IsoDay } from '../dates/calendar-date.ts'
import type { AvailabilityMatrix, DatedDuration } from './availability-matrix.ts'

/** What the guest has chosen so far on the hotel card; null means still open. */
export interface StayChoice {
  readonly airportCode: string | null
  readonly duration: number | null
  readonly date: IsoDay | null
  readonly boardCode: string | null
}

export interface PossibleChoices {
  readonly airportCodes: ReadonlySet<string>
  readonly durations: ReadonlySet<number>
  readonly dates: ReadonlySet<IsoDay>
  readonly boardCodes: ReadonlySet<string>
}

export const openChoice: StayChoice = { airportCode: null, duration: null, date: null, boardCode: null }

/**
 * The options of each field that still lead to an offer, given the choices in the *other* fields. The guest can always change the
 * current field and never picks an option that leads to nothing.
 */
export function possibleChoices(matrix: AvailabilityMatrix, choice: StayChoice): PossibleChoices {
  const airportCodes = new Set<string>()
  const durations = new Set<number>()
  const dates = new Set<IsoDay>()
  const boardCodes = new Set<string>()
  for (const [date, stays] of Object.entries(matrix.durationsByDates)) {
    for (const stay of stays) {
      const misses = fieldsMissed(choice, date, stay)
      const fits = (field: keyof StayChoice) =>
        misses.length === 0 || (misses.length === 1 && misses[0] === field)
      if (fits('airportCode')) airportCodes.add(stay.airportCode)
      if (fits('duration')) durations.add(stay.duration)
      if (fits('date')) dates.add(date)
      if (fits('boardCode')) for (const code of stay.boardCodes) boardCodes.add(code)
    }
  }
  return { airportCodes, durations, dates, boardCodes }
}

/** Whether there is an offer for exactly this choice. */
export function isPossibleChoice(matrix: AvailabilityMatrix, choice: StayChoice): boolean {
  return Object.entries(matrix.durationsByDates).some(([date, stays]) =>
    stays.some((stay) => fieldsMissed(choice, date, stay).length === 0),
  )
}

function fieldsMissed(choice: StayChoice, date: IsoDay, stay: DatedDuration): readonly (keyof StayChoice)[] {
  const missed: (keyof StayChoice)[] = []
  if (choice.airportCode !== null && choice.airportCode !== stay.airportCode) missed.push('airportCode')
  if (choice.duration !== null && choice.duration !== stay.duration) missed.push('duration')
  if (choice.date !== null && choice.date !== date) missed.push('date')
  if (choice.boardCode !== null && !stay.boardCodes.includes(choice.boardCode)) missed.push('boardCode')
  return missed
}
