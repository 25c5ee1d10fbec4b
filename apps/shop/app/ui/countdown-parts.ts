/** From the largest. A countdown shows any range of them; the largest one shown also contains the larger hidden ones. */
export const countdownUnits = ['day', 'hour', 'minute', 'second'] as const

export type CountdownUnit = (typeof countdownUnits)[number]

export interface CountdownPart {
  unit: CountdownUnit
  amount: number
}

const milliseconds: Record<CountdownUnit, number> = {
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1_000,
}

/** The time left, split into the given units. The last unit is rounded up, so that the end coincides with zero. */
export function countdownParts(
  until: Date,
  now: Date,
  units: readonly CountdownUnit[] = countdownUnits,
): CountdownPart[] {
  const shown = countdownUnits.filter((unit) => units.includes(unit))
  const smallest = milliseconds[shown.at(-1) ?? 'second']
  let left = Math.ceil(Math.max(0, until.getTime() - now.getTime()) / smallest) * smallest
  return shown.map((unit) => {
    const amount = Math.floor(left / milliseconds[unit])
    left -= amount * milliseconds[unit]
    return { unit, amount }
  })
}

export function hasEnded(until: Date, now: Date): boolean {
  return now.getTime() >= until.getTime()
}

/** Milliseconds to the next whole second before the end. Ticks that follow the clock neither drift nor skip. */
export function untilNextTick(until: Date, now: Date): number {
  const left = until.getTime() - now.getTime()
  return left <= 0 ? 0 : left % 1_000 || 1_000
}

export function withLeadingZero(amount: number): string {
  return String(amount).padStart(2, '0')
}
