import { locales, localisedPath } from '@wojaz/travel/locale'
import { checkInDesk } from '@wojaz/travel/trip'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import type { LegView, ReservationPart } from './reservation-view.ts'
import { TravelTab } from './travel-tab.tsx'

const out: LegView = {
  way: 'out',
  day: '2027-07-03',
  arrivalDay: '2027-07-03',
  from: 'KTW',
  to: 'AYT',
  departureTime: '00:40',
  arrivalTime: '04:55',
  airline: 'Enter Air E4 1234',
  seats: [],
  changes: [],
  terminal: { name: 'A' },
  desk: checkInDesk({ date: '2027-07-03', departureTime: '00:40' }),
}
const back: LegView = { ...out, way: 'back', day: '2027-07-10', terminal: 'several', desk: null }
const part: Extract<ReservationPart, { tab: 'podroz' }> = {
  tab: 'podroz',
  legs: [out, back],
  luggage: '20 kg',
  upsells: [],
  isOnline: false,
  transfer: { what: 'Transfer autokarem', isIncluded: true },
}

test('terminal and hours of the desk stand at the flight; an airline that checks in online has no desk', async () => {
  await draw(<TravelTab part={part} />)
  await expect.element(page.getByText('02.07.2027, 22:40 – 23:40')).toBeVisible()
  await expect.element(page.getByText('A', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Lotnisko ma kilka terminali/)).toBeVisible()
  expect(page.getByText('Odprawa na lotnisku').elements()).toHaveLength(1)
  await expectAccessible()
})

test.each(locales)('%s: the flights fit a phone', async (locale) => {
  await page.viewport(phone.width, phone.height)
  await draw(<TravelTab part={part} />, { path: localisedPath(locale, '/mytui') })
  await expect.element(page.getByText('02.07.2027, 22:40 – 23:40')).toBeVisible()
  await expectNoSidewaysScroll()
  expect(document.body.textContent).not.toMatch(/reservation\./)
})
