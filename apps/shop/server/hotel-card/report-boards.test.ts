import { occupancyOf } from '@wojaz/travel/party'
import { expect, test, vi } from 'vitest'
import { reportUnknownBoards } from './report-boards.ts'

const facts = {
  code: 'RHO1',
  hotelUrl: '/wypoczynek/grecja',
  boards: [{ code: 'AI', name: 'All inclusive' }],
}
const offer = (...boards: string[]) => ({
  occupancies: boards.map((boardCode) => ({
    ...occupancyOf({ adultsCount: 2, childrenBirthDates: [] }, { roomCode: 'DBL', boardCode }),
    roomsLeft: 9,
    roomName: 'Pokój',
  })),
})

test('a food board missing from the list is reported to error monitoring, once', () => {
  const reports = { componentFailed: vi.fn(), errorHappened: vi.fn(async () => {}) }
  reportUnknownBoards(facts, offer('AI', 'XX', 'XX'), reports)
  expect(reports.errorHappened).toHaveBeenCalledTimes(1)
  const [error, where] = reports.errorHappened.mock.calls[0] as unknown as [Error, { component: string }]
  expect(error.message).toBe('Hotel RHO1 sells the board XX, which is missing from its list')
  expect(where.component).toBe('boards')
  expect(reports.componentFailed).toHaveBeenCalledTimes(1)
})

test('boards of the list are no news', () => {
  const reports = { componentFailed: vi.fn(), errorHappened: vi.fn(async () => {}) }
  reportUnknownBoards(facts, offer('AI', 'AI'), reports)
  expect(reports.errorHappened).not.toHaveBeenCalled()
})
