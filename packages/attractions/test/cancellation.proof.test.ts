import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeUntilWords, freezePolicy, refundOf } from '../src/rules/cancellation.ts'
import { instantOf, localOf } from '../src/rules/local-time.ts'

const timeZones = [
  'Europe/Warsaw',
  'Europe/Athens',
  'Atlantic/Canary',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'America/New_York',
  'America/Havana',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]
const runs = { numRuns: 5_000, seed: 26 }
const minute = 60_000

/** Any minute of three years, half of them within three days of a change of the clocks in Europe or America. */
const changes = [
  '2026-03-08',
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
  '2027-03-14',
  '2027-03-28',
  '2027-10-31',
]
const anyMoment = fc.oneof(
  fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-12-31') }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -72 * 60, max: 72 * 60 }))
    .map(([day, minutes]) => Date.parse(day) + minutes * minute),
)
const anyStart = fc.record({
  at: anyMoment.map((ms) => new Date(Math.floor(ms / minute) * minute)),
  timeZone: fc.constantFrom(...timeZones),
})
const anyAmount = fc.integer({ min: 0, max: 60 })
const anyCutoff = fc.record({
  amount: anyAmount,
  unit: fc.constantFrom('minute' as const, 'hour' as const, 'day' as const),
})

test('a local time is an instant at which the clocks show it', () => {
  fc.assert(
    fc.property(anyStart, ({ at, timeZone }) => {
      const local = localOf(at, timeZone)
      const read = instantOf(local, timeZone)!
      expect(localOf(read, timeZone)).toBe(local)
      // The repeated hour exists twice: ours is the first.
      expect(read.getTime()).toBeLessThanOrEqual(at.getTime())
    }),
    runs,
  )
})

test('minutes and hours pass, whatever the clocks do', () => {
  fc.assert(
    fc.property(anyStart, anyAmount, fc.constantFrom('minute', 'hour'), ({ at, timeZone }, amount, unit) => {
      const { freeUntil, startsAt } = freezePolicy({ amount, unit }, localOf(at, timeZone), timeZone)!
      expect(Date.parse(startsAt) - Date.parse(freeUntil)).toBe(amount * { minute, hour: 60 * minute }[unit])
    }),
    runs,
  )
})

test('days before are the same time on the clocks of the place', () => {
  fc.assert(
    fc.property(anyStart, anyAmount, ({ at, timeZone }, amount) => {
      const local = localOf(at, timeZone)
      const policy = freezePolicy({ amount, unit: 'day' }, local, timeZone)!
      const length = amount * 1_440 * minute
      // The same local time so many days earlier; a skipped time is the one after it.
      const sameTime = new Date(Date.parse(`${local}Z`) - length).toISOString().slice(0, 19)
      const shown = localOf(new Date(policy.freeUntil), timeZone)
      const skipped = Date.parse(`${shown}Z`) - Date.parse(`${sameTime}Z`)
      expect(skipped > 0).toBe(!isShown(sameTime, timeZone))
      expect(skipped).toBeGreaterThanOrEqual(0)
      const passed = Date.parse(policy.startsAt) - Date.parse(policy.freeUntil)
      expect(Math.abs(passed - length)).toBeLessThanOrEqual(60 * minute)
    }),
    runs,
  )
})

test('everything until the minute that was promised, nothing after it, whatever the zone of whoever asks', () => {
  fc.assert(
    fc.property(
      anyStart,
      anyCutoff,
      fc.integer({ min: -3_000, max: 3_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      ({ at, timeZone }, cutoff, minutesAway, paid) => {
        const policy = freezePolicy(cutoff, localOf(at, timeZone), timeZone)!
        const now = new Date(Date.parse(policy.freeUntil) + minutesAway * minute)
        const refund = refundOf(policy, paid, now, 'guest')
        expect(refund).toBe(minutesAway <= 0 ? paid : 0)
        // The promise and the refund must agree.
        expect(freeUntilWords(policy, now) !== null).toBe(refund === paid)
        expect(refundOf(policy, paid, now, 'supplier')).toBe(paid)
      },
    ),
    runs,
  )
})

test('what was frozen stays, also as it is kept', () => {
  fc.assert(
    fc.property(anyStart, anyCutoff, ({ at, timeZone }, cutoff) => {
      const policy = freezePolicy(cutoff, at.toISOString(), timeZone)!
      expect(policy.startsAt).toBe(at.toISOString())
      expect(JSON.parse(JSON.stringify(policy))).toEqual(policy)
    }),
    runs,
  )
})

/** Whether the clocks of the zone ever show it. */
function isShown(local: string, timeZone: string): boolean {
  const around = Date.parse(`${local}Z`)
  for (let quarters = -60; quarters <= 60; quarters++) {
    if (localOf(new Date(around + quarters * 15 * minute), timeZone) === local) return true
  }
  return false
}
