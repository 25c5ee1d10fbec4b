import type { AvailabilityMatrix, DatedDuration } from './availability-matrix.ts'
import { daysBetween, type IsoDay } from './calendar-date.ts'
import type { StayChoice } from './possible-choices.ts'

type Field = keyof StayChoice
type WholeChoice = { readonly [Name in Field]: NonNullable<StayChoice[Name]> }

export interface NearestStay {
  readonly choice: WholeChoice
  /** What is not as the guest had chosen, beside what he asks for now. */
  readonly changed: readonly Field[]
}

/**
 * What a guest gets who has chosen a stay and now wants something else of it: the same stay with that one thing changed or, where this
 * is not sold, the stay that differs least. Null: nobody sells what he wants at any time.
 */
export function nearestStay(
  matrix: Pick<AvailabilityMatrix, 'durationsByDates'>,
  chosen: WholeChoice,
  wanted: Partial<WholeChoice>,
): NearestStay | null {
  let best: (NearestStay & { readonly rank: readonly number[] }) | null = null
  const ofDay = (date: IsoDay) => [[date, matrix.durationsByDates[date] ?? []] as const]
  const days = wanted.date === undefined ? Object.entries(matrix.durationsByDates) : ofDay(wanted.date)
  for (const [date, stays] of days) {
    for (const stay of stays) {
      const choice = choiceIn(date, stay, { ...chosen, ...wanted })
      if (!isWanted(choice, wanted)) continue
      const changed = fields.filter((field) => wanted[field] === undefined && choice[field] !== chosen[field])
      const rank = [
        // what the guest has chosen counts first
        changed.length,
        // holidays are planned around days
        Math.abs(daysBetween(chosen.date, date)),
        Math.abs(chosen.duration - stay.duration),
        stay.price,
      ]
      if (!best || isBefore(rank, best.rank)) best = { choice, changed, rank }
    }
  }
  return best && { choice: best.choice, changed: best.changed }
}

const fields: readonly Field[] = ['date', 'duration', 'airportCode', 'boardCode']

function choiceIn(date: IsoDay, { airportCode, duration, boardCodes }: DatedDuration, liked: WholeChoice) {
  const boardCode = boardCodes.includes(liked.boardCode)
    ? liked.boardCode
    : (boardCodes[0] ?? liked.boardCode)
  return { date, duration, airportCode, boardCode }
}

function isWanted(choice: WholeChoice, wanted: Partial<WholeChoice>): boolean {
  return fields.every((field) => wanted[field] === undefined || wanted[field] === choice[field])
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, position) => value !== other[position])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
