import { cabinLayout } from '@wojaz/booking'
import { expect, test } from 'vitest'
import { nextSeat } from './seat-steps.ts'

const boeing = cabinLayout('Boeing 737-800') ?? { aircraft: '', rows: [] }
const dreamliner = cabinLayout('Boeing 787-8') ?? { aircraft: '', rows: [] }

test('arrows walk along the row, over the aisle, and stop at the wall', () => {
  expect(nextSeat(boeing, '20C', 'ArrowRight')).toBe('20D')
  expect(nextSeat(boeing, '20D', 'ArrowLeft')).toBe('20C')
  expect(nextSeat(boeing, '20F', 'ArrowRight')).toBeNull()
})

test('up and down keep the side, over the missing row 13 and past missing seats', () => {
  expect(nextSeat(boeing, '12B', 'ArrowDown')).toBe('14B')
  expect(nextSeat(boeing, '2F', 'ArrowUp')).toBe('1C')
  expect(nextSeat(dreamliner, '6K', 'ArrowDown')).toBe('7K')
  expect(nextSeat(boeing, '1A', 'ArrowUp')).toBeNull()
})

test('other keys are not ours', () => {
  expect(nextSeat(boeing, '20C', 'a')).toBeNull()
})
