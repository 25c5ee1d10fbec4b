import { expect, test, vi } from 'vitest'
import { Fault } from '../request/errors.ts'
import { guardParts } from './guard-parts.ts'

const reportsOf = () => ({ componentFailed: vi.fn(), errorHappened: vi.fn(async () => {}) })

test('a part that can be read is given through and nothing is reported', async () => {
  const reports = reportsOf()
  const parts = guardParts(reports, '/wypoczynek/hotel')
  expect(await parts.read('calendar', async () => 'June', null)).toBe('June')
  expect(parts.failed).toEqual([])
  expect(reports.componentFailed).not.toHaveBeenCalled()
})

test('a part that fails is left out, named and reported; the others stand', async () => {
  const reports = reportsOf()
  const parts = guardParts(reports, '/wypoczynek/hotel')
  const fault = new Error('scanned 1, quoted 2')
  const [calendar, others] = await Promise.all([
    parts.read('calendar', () => Promise.reject(fault), null),
    parts.read('others', async () => ['hotel'], []),
  ])
  expect([calendar, others]).toEqual([null, ['hotel']])
  expect(parts.failed).toEqual(['calendar'])
  expect(reports.componentFailed).toHaveBeenCalledWith({
    component: 'hotelCard.calendar',
    side: 'server',
    path: '/wypoczynek/hotel',
    message: 'scanned 1, quoted 2',
  })
  expect(reports.errorHappened).toHaveBeenCalledWith(fault, {
    transaction: '/wypoczynek/{hotelCardPath}',
    component: 'calendar',
  })
})

test('whom the engine refuses gets no half card, and nothing has failed', async () => {
  const reports = reportsOf()
  const refusal = new Fault('too-many-questions')
  const reading = guardParts(reports, '/wypoczynek/hotel').read(
    'calendar',
    () => Promise.reject(refusal),
    null,
  )
  await expect(reading).rejects.toBe(refusal)
  expect(reports.errorHappened).not.toHaveBeenCalled()
})
