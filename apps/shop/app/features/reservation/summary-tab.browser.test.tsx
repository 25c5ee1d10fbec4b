import type { Missing } from '@wojaz/booking'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../test/browser/draw.tsx'
import type { ReservationHead } from './reservation-view.ts'
import { SummaryTab } from './summary-tab.tsx'
import type { MoneyView } from './trip-money-view.ts'

const head: ReservationHead = {
  number: 'W402917652',
  state: 'confirmed',
  name: 'Złota Zatoka Palace & Spa',
  place: 'Kreta, Grecja',
  departureDate: '2026-10-03',
  returnDate: '2026-10-10',
  nights: 7,
  adults: 2,
  children: 0,
  daysLeft: 60,
  tabs: [],
  notices: [],
  after: null,
}
const paid: MoneyView = {
  total: 400_000,
  paid: 400_000,
  due: [],
  payments: [],
  refunds: [],
  cancellation: null,
}
const tab = (
  money: MoneyView,
  state: ReservationHead['state'] = 'confirmed',
  missing: readonly Missing[] = [],
) => (
  <SummaryTab
    head={{ ...head, state }}
    part={{ tab: 'podsumowanie', steps: [], people: ['Anna Nowak'], money, missing, free: null }}
  />
)

test('a trip says what is paid of it; what is due is paid in the account', async () => {
  const { unmount } = await draw(tab(paid))
  await expect.element(page.getByText(/^Zapłacono całość/)).toBeVisible()
  await unmount()
  const due = { amount: 300_000, dueBy: '2026-09-03' }
  await draw(
    tab({ ...paid, paid: 100_000, due: [due] }, 'confirmed', [
      { kind: 'balance', amount: due.amount, by: due.dueBy },
    ]),
  )
  await expect.element(page.getByText(/^Zapłacono całość/)).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Zapłać teraz' }))
    .toHaveAttribute('href', '/mytui/rezerwacja/W402917652/karta/platnosc')
})

test('a trip that was called off is not paid, it goes back', async () => {
  const cancellation = {
    fee: 100_000,
    refund: 300_000,
    percent: 25,
    why: null,
    on: '2026-08-01',
    backBy: '2026-08-15',
  }
  await draw(tab({ ...paid, cancellation }, 'cancelled'))
  await expect.element(page.getByText(/Zapłacono całość/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /płatności/i })).toBeVisible()
})

test('the page prints itself, without what cannot be pressed on paper', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
  await draw(tab(paid, 'confirmed', [{ kind: 'documents', people: [0], by: '2026-09-30' }]))
  const button = page.getByRole('button', { name: 'Drukuj tę stronę' })
  await button.click()
  expect(print).toHaveBeenCalledOnce()
  const pressed = [button.element(), ...page.getByRole('link').elements()]
  expect(pressed.length).toBeGreaterThan(3)
  expect(pressed.filter((one) => one.closest('.no-print') === null)).toEqual([])
})

test('everything that is to be done stands there, the most urgent first, with the way to it', async () => {
  const { unmount } = await draw(
    tab(paid, 'confirmed', [
      { kind: 'documents', people: [0], by: '2026-09-30' },
      { kind: 'check-in', airline: 'FR', by: '2026-10-03' },
    ]),
  )
  await expect.element(page.getByText('Podaj dane dokumentów podróży do 30.09.2026.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Podaj dokumenty' }))
    .toHaveAttribute('href', '/mytui/rezerwacja/W402917652/karta/zarzadzanie')
  await expect
    .element(page.getByRole('link', { name: 'Zobacz loty i odprawę' }))
    .toHaveAttribute('href', '/mytui/rezerwacja/W402917652/karta/podroz')
  await expect.element(page.getByText(/^Wszystko gotowe/)).not.toBeInTheDocument()
  await unmount()
  await draw(tab(paid))
  await expect.element(page.getByText(/^Wszystko gotowe/)).toBeVisible()
})

test('that leaving is free now stands above what is to be done, with the way to it', async () => {
  const free = { reason: 'disaster', place: 'Kreta', from: '2026-09-20', until: '2026-10-05' } as const
  await draw(
    <SummaryTab
      head={head}
      part={{ tab: 'podsumowanie', steps: [], people: ['Anna Nowak'], money: paid, missing: [], free }}
    />,
  )
  await expect.element(page.getByText('Teraz zrezygnujesz bez opłat')).toBeVisible()
  await expect.element(page.getByText(/^Kreta: klęska żywiołowa/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Zobacz, jak zrezygnować bez opłat' }))
    .toHaveAttribute('href', '/mytui/rezerwacja/W402917652/karta/zarzadzanie')
})
