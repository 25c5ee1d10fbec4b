import { expect, test } from 'vitest'
import { daySlots, monthSlots } from './chart-slots.ts'

test('a year is this month from tomorrow on and the eleven whole months after it', () => {
  const months = monthSlots('2027-03-10')
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ id: '2027-03', from: '2027-03-11', to: '2027-03-31' })
  expect(months[1]).toEqual({ id: '2027-04', from: '2027-04-01', to: '2027-04-30' })
  expect(months.at(-1)).toEqual({ id: '2028-02', from: '2028-02-01', to: '2028-02-29' })
})

test('on the last day of a month the year begins with the next one, and is no shorter', () => {
  const months = monthSlots('2027-03-31')
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ id: '2027-04', from: '2027-04-01', to: '2027-04-30' })
  expect(months.at(-1)?.id).toBe('2028-03')
  expect(months.every(({ from, to }) => from <= to)).toBe(true)
})

test('the days of a month are those one can still leave on', () => {
  const days = daySlots({ id: '2027-03', from: '2027-03-30', to: '2027-03-31' })
  expect(days.map(({ id }) => id)).toEqual(['2027-03-30', '2027-03-31'])
})
