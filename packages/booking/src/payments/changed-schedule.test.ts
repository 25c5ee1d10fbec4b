import { expect, test } from 'vitest'
import { scheduleAfter } from './changed-schedule.ts'

const instalments = [
  { amount: 250, dueBy: '2026-12-01' },
  { amount: 250, dueBy: '2027-01-01' },
  { amount: 250, dueBy: '2027-02-01' },
  { amount: 250, dueBy: '2027-03-01' },
]
const paid = { schedule: instalments, paid: 500 }

test('what was paid stands as it stood, whatever the trip becomes', () => {
  for (const change of [
    { total: 1_200, moreBy: '2027-04-01' },
    { total: 800, moreBy: '2027-04-01', restBy: '2027-04-01' },
  ])
    expect(scheduleAfter(paid, change).slice(0, 2)).toEqual(instalments.slice(0, 2))
})

test('of a later trip the last part is due later, the others keep their days', () =>
  expect(scheduleAfter(paid, { total: 1_100, moreBy: '2027-04-01', restBy: '2027-04-01' }).slice(2)).toEqual([
    { amount: 250, dueBy: '2027-02-01' },
    { amount: 350, dueBy: '2027-04-01' },
  ]))

test('of an earlier trip nothing is due after its day', () =>
  expect(scheduleAfter(paid, { total: 1_100, moreBy: '2027-01-15', restBy: '2027-01-15' }).slice(2)).toEqual([
    { amount: 600, dueBy: '2027-01-15' },
  ]))

test('who has paid everything pays the difference as one part', () =>
  expect(
    scheduleAfter(
      { schedule: instalments, paid: 1_000 },
      { total: 1_100, moreBy: '2027-04-01', restBy: '2027-04-01' },
    ).at(-1),
  ).toEqual({ amount: 100, dueBy: '2027-04-01' }))
