import { expect, test } from 'vitest'
import { visitorOf } from './visitor.ts'

const today = '2026-11-15'
const consent = 'cookie_consent=1.2026-11-01.preferences'

test.each([
  ['without cookies', undefined],
  ['who has let us remember nothing', 'cookie_consent=1.2026-11-01.statistics; first_visit=2026-11-01'],
  ['who has not decided yet', 'first_visit=2026-11-01'],
  ['who comes for the first time', consent],
  ['who first came today', `${consent}; first_visit=2026-11-15`],
  ['who claims to come from the future', `${consent}; first_visit=2026-11-16`],
  ['whose day is no day', `${consent}; first_visit=yesterday`],
])('a guest %s is seen for the first time', (_, cookies) => {
  expect(visitorOf(null, cookies, today)).toEqual({ authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' })
})

test('a guest who first came on an earlier day, and let us remember it, returns', () => {
  const cookies = `${consent}; first_visit=2026-11-14`
  expect(visitorOf(null, cookies, today)).toEqual({ authenticated: false, userStatus: 'RETURNING' })
})

test('a customer is known by the segment, whatever the cookies say', () => {
  const customer = {
    uid: 'c-1',
    accountType: 'CUSTOMER',
    email: 'anna@wojaz.example',
    firstName: 'Anna',
    lastName: 'Nowak',
    sessionId: 's-1',
    provenAt: new Date('2026-06-01T12:00:00Z'),
    mustChangePassword: false,
    airport: null,
    segment: 'GOLD',
  }
  expect(visitorOf(customer, undefined, today)).toEqual({ authenticated: true, userStatus: 'GOLD' })
})
