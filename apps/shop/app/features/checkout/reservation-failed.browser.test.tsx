import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { failedPath } from './checkout-address.ts'
import { ReservationFailed } from './reservation-failed.tsx'

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

test('who could not book keeps the cart, and may search on or call', async () => {
  await page.viewport(phone.width, phone.height)
  await draw(<ReservationFailed cartId="abcdefghijkl" phone="+48 22 000 00 00" />, {
    path: `/cs${failedPath}`,
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(links()).toEqual([
    '/cs/pz/rezerwacja/abcdefghijkl/summary',
    '/cs/wypoczynek/wyniki-wyszukiwania-samolot',
  ])
  await expect.element(page.getByText(/\+48.22.000.00.00/)).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('without a cart there is a way on as well', async () => {
  await draw(<ReservationFailed cartId={null} phone="+48 22 000 00 00" />, { path: failedPath })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(links()).toEqual(['/wypoczynek/wyniki-wyszukiwania-samolot'])
})
