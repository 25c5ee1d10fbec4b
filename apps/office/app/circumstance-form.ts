import { type CircumstanceReason, circumstanceReasons } from '@wojaz/booking'
import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export interface TypedCircumstance {
  readonly destination: string
  readonly reason: CircumstanceReason
  readonly from: IsoDay
  readonly until: IsoDay
}

export type CircumstanceFaults = Readonly<Partial<Record<keyof TypedCircumstance, string>>>

/** Returns the wish, or all faults of the form. A period of one day needs only one date. */
export function readCircumstance(
  typed: Readonly<Record<string, string | undefined>>,
  placeCodes: ReadonlySet<string>,
  today: IsoDay,
): Outcome<TypedCircumstance, CircumstanceFaults> {
  const text = (field: string) => (typed[field] ?? '').trim()
  const [destination, from, until] = [text('destination'), text('from'), text('until') || text('from')]
  const reason = circumstanceReasons.find((one) => one === text('reason'))
  const areDays = isIsoDay(from) && isIsoDay(until)
  const faults: CircumstanceFaults = {
    ...(!placeCodes.has(destination) && { destination: 'Wybierz miejsce z listy.' }),
    ...(!reason && { reason: 'Wybierz, co się dzieje.' }),
    ...(!isIsoDay(from) && { from: 'Wpisz pierwszy dzień.' }),
    ...(isIsoDay(from) && !isIsoDay(until) && { until: 'Wpisz ostatni dzień.' }),
    ...(areDays && from > until && { until: 'Ostatni dzień jest przed pierwszym.' }),
    ...(areDays && from <= until && until < today && { until: 'Ostatni dzień już minął.' }),
  }
  return reason && Object.keys(faults).length === 0
    ? accepted({ destination, reason, from, until })
    : refused(faults)
}
