import { expect, test } from 'vitest'
import { dayAfterKey, monthWeeks } from './calendar-month.ts'

const range = { from: '2027-05-10', to: '2028-05-31' }
const press = (key: string, shiftKey = false) => dayAfterKey('2027-06-16', { key, shiftKey }, range)

test('a month is laid out in weeks from Monday to Sunday', () => {
  const weeks = monthWeeks('2027-06-16')
  expect(weeks[0]).toEqual([
    null,
    '2027-06-01',
    '2027-06-02',
    '2027-06-03',
    '2027-06-04',
    '2027-06-05',
    '2027-06-06',
  ])
  expect(weeks.at(-1)).toEqual(['2027-06-28', '2027-06-29', '2027-06-30', null, null, null, null])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
})

test('February that begins on a Monday has four weeks', () => {
  expect(monthWeeks('2027-02-01')).toHaveLength(4)
})

test.each([
  ['ArrowLeft', '2027-06-15'],
  ['ArrowRight', '2027-06-17'],
  ['ArrowUp', '2027-06-09'],
  ['ArrowDown', '2027-06-23'],
  ['Home', '2027-06-14'],
  ['End', '2027-06-20'],
  ['PageUp', '2027-05-16'],
  ['PageDown', '2027-07-16'],
])('%s leads to %s', (key, day) => {
  expect(press(key)).toBe(day)
})

test('with Shift a page is a year', () => {
  expect(press('PageDown', true)).toBe('2028-05-31')
  expect(press('PageUp', true)).toBe(range.from)
})

test('other keys are not the calendar’s', () => {
  expect(press('Tab')).toBeNull()
  expect(press('a')).toBeNull()
})
