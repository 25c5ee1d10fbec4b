import { methodKinds, type PaymentMethod } from '@wojaz/booking'
import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { PayTripForm } from './pay-trip-form.tsx'
import type { TripPaymentView, TripPayView } from './trip-money-view.ts'
import { TripPaymentScreen } from './trip-payment-screen.tsx'

const number = 'W402917652'
const path = `/mytui/rezerwacja/${number}/karta/platnosc`
const methods: PaymentMethod[] = [...methodKinds, 'bank' as const].map((kind, place) => ({
  kind,
  value: String(place),
  name: `Bank ${place}`,
  isAvailable: true,
  gateway: 'p24',
  minAmount: null,
  maxAmount: kind === 'payLater' ? 5_000_00 : null,
}))
const pay: TripPayView = {
  attempt: 'a'.repeat(20),
  methods,
  before: null,
  waitingId: null,
  open: { rest: 7_407_00, least: 100_00, next: { amount: 1_500_00, dueBy: '2026-12-15' } },
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a guest chooses an own amount and Google Pay by keyboard, and what is wrong is said at the field', async () => {
  await page.viewport(desktop.width, desktop.height)
  const sent: Record<string, string>[] = []
  const routes = [
    {
      path,
      element: <PayTripForm pay={pay} />,
      action: async ({ request }: { request: Request }) => {
        const typed = Object.fromEntries(
          [...(await request.formData())].map(([key, text]) => [key, `${text}`]),
        )
        sent.push(typed)
        const { share = '', amount = '', method = '' } = typed
        return { fault: 'amount-small', typed: { share, amount, method } }
      },
    },
  ]
  await draw(null, { path, routes })
  await expect.element(button(/^Zapłać 1.500 zł$/)).toBeVisible()
  const own = page.getByRole('textbox', { name: 'Kwota w złotych' })
  await own.fill('20,50')
  await expect.element(page.getByRole('radio', { name: 'Inna kwota' })).toBeChecked()
  await expect.element(button(/^Zapłać 20,50 zł$/)).toBeVisible()
  await page.getByRole('radio', { name: /^Google Pay/ }).click()
  ;(button(/^Zapłać/).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(own).toHaveAccessibleDescription(/co najmniej 100.zł/)
  await expect.element(own).toHaveFocus()
  expect(sent).toMatchObject([{ intent: 'pay', share: 'own', amount: '20,50', method: 'googlePay' }])
  await expectAccessible()
})

test('all that is left in one press; above its limit a way says so', async () => {
  await page.viewport(phone.width, phone.height)
  await draw(<PayTripForm pay={pay} />, { path })
  await page.getByRole('radio', { name: /^Wszystko, co zostało/ }).click()
  await expect.element(button(/^Zapłać 7.407 zł$/)).toBeVisible()
  await expect.element(page.getByText(/^Najwyżej .+ w jednej płatności$/)).toBeVisible()
})

test('who tries again finds the amount again; a payment under way is told of', async () => {
  await draw(<PayTripForm pay={{ ...pay, before: '500,00', waitingId: 'p-1' }} />, { path })
  await expect.element(page.getByRole('textbox', { name: 'Kwota w złotych' })).toHaveValue('500,00')
  await expect.element(button(/^Zapłać 500 zł$/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Sprawdź|Zobacz/ }))
    .toHaveAttribute('href', '/mytui/payment/success/p-1')
})

test('of a small rest all of it is ticked, also by who was refused and tries again', async () => {
  const open = { rest: 80_00, least: 100_00, next: null }
  await draw(<PayTripForm pay={{ ...pay, open, before: '80,00' }} />, { path })
  await expect.element(page.getByRole('radio', { name: /^Wszystko, co zostało/ })).toBeChecked()
  await expect.element(button(/^Zapłać 80 zł$/)).toBeVisible()
})

test('without a bank nothing is lost, and it is said so', async () => {
  await draw(<PayTripForm pay={{ ...pay, methods: [] }} />, { path })
  await expect.element(page.getByText(/Bank|bank/).first()).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Google Pay/ })).not.toBeInTheDocument()
})

const view = (kind: TripPaymentView['kind']): TripPaymentView => ({
  number,
  amount: 500_00,
  method: 'card',
  kind,
  isBankSilent: false,
})
const kinds = ['waiting', 'paid', 'unpaid', 'goesBack'] as const

test('a payment that failed leads back to its amount, one that came to the trip', async () => {
  await draw(<TripPaymentScreen view={view('unpaid')} />, { path: '/mytui/platnosc-negatywna/p-1' })
  await expect.element(page.getByRole('heading', { name: 'Płatność się nie udała' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Spróbuj jeszcze raz' }))
    .toHaveAttribute('href', `${path}?kwota=500.00`)
  await expectAccessible()
})

test.each(locales)('%s: form and pages of a payment fit a phone', async (locale) => {
  await page.viewport(phone.width, phone.height)
  await draw(
    <>
      <PayTripForm pay={pay} />
      {kinds.map((kind) => (
        <TripPaymentScreen key={kind} view={view(kind)} />
      ))}
    </>,
    { path: localisedPath(locale, path) },
  )
  await expect.element(page.getByText(number).first()).toBeVisible()
  await expectNoSidewaysScroll()
  expect(document.body.textContent).not.toMatch(/payment\.|\{\{/)
})
