/** Bounds are part of the window; a missing bound is open. */
export interface DateWindow<Moment> {
  readonly from?: Moment | null
  readonly to?: Moment | null
}

/** Days and timestamps compare as strings, instants as dates; both ends must be of the same kind as `moment`. */
export function isWithinWindow<Moment extends string | Date>(
  moment: Moment,
  { from, to }: DateWindow<Moment>,
): boolean {
  return (!from || moment >= from) && (!to || moment <= to)
}
