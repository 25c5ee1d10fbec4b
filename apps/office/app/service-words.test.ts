import { expect, test } from 'vitest'
import { isLongWait, keeperOf, readWhose, waitText } from './service-words.ts'

const now = new Date('2026-11-17T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.for([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 godz.'],
  [47 * 60 + 59, '47 godz.'],
  [48 * 60, '2 dni'],
  [5 * 24 * 60, '5 dni'],
] as const)('who has waited for %i minutes waits %s', ([minutes, said]) => {
  expect(waitText(ago(minutes), now)).toBe(said)
})

test('a day is too long; a clock that goes ahead makes nobody wait', () => {
  expect([isLongWait(ago(24 * 60 - 1), now), isLongWait(ago(24 * 60), now)]).toEqual([false, true])
  expect(waitText(ago(-5), now)).toBe('0 min')
})

test('an address may ask for my work, nobody’s or all; whatever else it says, all', () => {
  const asked = [undefined, 'moje', 'niczyje', 'toString', 'x'].map((text) =>
    keeperOf(readWhose(text), 'ewa'),
  )
  expect(asked).toEqual([undefined, 'ewa', null, undefined, undefined])
})
