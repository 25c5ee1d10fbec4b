import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { findBookingPath } from './find-booking-address.ts'
import { FindBookingScreen } from './find-booking-screen.tsx'

test.each(locales)(
  'in %s the form asks for number and e-mail, sent by the browser itself',
  async (locale) => {
    await page.viewport(phone.width, phone.height)
    await draw(<FindBookingScreen isSent={false} />, { path: localisedPath(locale, findBookingPath) })
    const form = document.querySelector('form')
    expect([form?.method, form && new URL(form.action).pathname]).toEqual([
      'post',
      localisedPath(locale, findBookingPath),
    ])
    expect(
      [...page.getByRole('textbox').elements()].map((field) => (field as HTMLInputElement).name),
    ).toEqual(['number', 'email'])
    await expect.element(page.getByRole('button')).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  },
)

test('once sent it says the same to everybody, and can be asked again', async () => {
  await draw(<FindBookingScreen isSent />, { path: findBookingPath })
  await expect.element(page.getByText(/Jeśli jest u nas taka rezerwacja/)).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link')).toHaveAttribute('href', findBookingPath)
  await expectAccessible()
})
