import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { serve } from '../../../test/browser/serve.tsx'
import { boxOf, settled } from '../../../test/browser/settled.ts'
import { type AccountGreeting, AccountGreetingContext } from './account-head.tsx'
import { TabsOfCustomer } from './account-tabs.tsx'
import { HomeScreen } from './home-screen.tsx'
import type { ReservationView } from './reservation-view.ts'
import { SettingsFrame } from './settings-frame.tsx'

const trip: ReservationView = {
  number: 'W402917652',
  state: 'confirmed',
  name: 'Blue Bay',
  place: 'Grecja, Kreta',
  departureDate: '2027-07-03',
  returnDate: '2027-07-10',
  nights: 7,
  adults: 2,
  children: 0,
  total: 500_000,
  paid: 500_000,
  due: [],
  heldUntil: null,
  hasPages: true,
  notices: [],
  after: null,
  picture: null,
  daysLeft: 10,
  missing: [],
  url: '/mytui/rezerwacja/W402917652/karta/podsumowanie',
}

const home = (upcoming: readonly ReservationView[]) => (
  <HomeScreen
    name="Anno"
    email="anna@wojaz.example"
    reservations={{ upcoming, past: [], cancelled: [] }}
    next={upcoming[0] ? { reservation: upcoming[0], countdown: 'Za 10 dni' } : null}
    joined={null}
  />
)
const tabs = page.getByRole('navigation', { name: 'Moje konto' })

test('on a phone the places of the account stay at the lower edge, and the end of the page above them', async () => {
  await page.viewport(phone.width, phone.height)
  // As the page around it does.
  document.documentElement.dataset.accountBar = 'true'
  await draw(home([trip]), { path: '/mytui' })
  await expect.element(page.getByText('Za 10 dni').first()).toBeVisible()
  expect((await boxOf(tabs)).bottom).toBe(phone.height)
  await expectNoSidewaysScroll()
  window.scrollTo({ top: 100_000, behavior: 'instant' })
  await settled()
  const link = page.getByRole('main').getByRole('link').last()
  const end = (link.elements()[0] ?? document.querySelector('section:last-of-type'))?.getBoundingClientRect()
  expect(end?.bottom ?? 0).toBeLessThanOrEqual(tabs.element().getBoundingClientRect().top)
  await expectAccessible()
})

test('on a desktop they are a line above the page, by keyboard in order, and the current one says so', async () => {
  await page.viewport(desktop.width, desktop.height)
  await draw(home([]), { path: '/mytui' })
  expect((await boxOf(tabs)).top).toBe(0)
  const names = tabs
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
  expect(names).toEqual(['Podróże', 'Skrzynka', 'Ulubione', 'Ustawienia', 'Pomoc'])
  await userEvent.tab()
  await expect.element(tabs.getByRole('link', { name: 'Podróże' })).toHaveFocus()
  await expect.element(tabs.getByRole('link', { name: 'Podróże' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('heading', { name: 'Nie masz jeszcze rezerwacji' })).toBeVisible()
  await expectAccessible()
})

test('the parts of the settings fit a phone, and the current one is marked and in sight', async () => {
  await page.viewport(phone.width, phone.height)
  await draw(<SettingsFrame section="sessions">…</SettingsFrame>, { path: '/mytui/ustawienia/urzadzenia' })
  await expectNoSidewaysScroll()
  const current = page
    .getByRole('navigation', { name: 'Ustawienia' })
    .getByRole('link', { name: 'Urządzenia' })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  await expect.element(current).toBeInViewport()
  await expectAccessible()
})

test('whoever has read on stays there when the scripts come: only the line of the parts moves', async () => {
  await page.viewport(phone.width, phone.height)
  const shown = (
    <SettingsFrame section="sessions">
      <p style={{ height: 3_000 }}>…</p>
    </SettingsFrame>
  )
  const { arrive } = serve(<RouterProvider router={createMemoryRouter([{ path: '*', element: shown }])} />)
  window.scrollTo(0, 900)
  await arrive()
  const current = document.querySelector('ul a[aria-current][href$="urzadzenia"]')
  await expect.poll(() => current?.getBoundingClientRect().right).toBeLessThan(phone.width)
  expect(window.scrollY).toBe(900)
})

const greeting: AccountGreeting = {
  greeting: 'Dzień dobry, Anno!',
  trip: {
    heading: 'Najbliższa podróż',
    countdown: 'Za 10 dni',
    name: 'Grand Hotel Blue Bay Resort & Spa Premium',
    url: '/mytui/rezerwacja/W402917652/karta/podsumowanie',
  },
}
const settings = (
  <AccountGreetingContext value={greeting}>
    <SettingsFrame section="sessions">…</SettingsFrame>
  </AccountGreetingContext>
)
const nextTrip = page.getByRole('link', { name: /^Najbliższa podróż: Za 10 dni, Grand Hotel/ })

test('on a phone the frame greets above the page and counts the days in one line: a long name is cut', async () => {
  await page.viewport(phone.width, phone.height)
  await draw(settings, { path: '/mytui/ustawienia/urzadzenia' })
  await expect.element(page.getByText('Dzień dobry, Anno!')).toBeVisible()
  await expect.element(nextTrip).toHaveAttribute('href', greeting.trip?.url)
  const { bottom, height } = await boxOf(nextTrip)
  expect(bottom).toBeLessThan(50)
  expect(height).toBeGreaterThanOrEqual(44)
  const countdown = await boxOf(nextTrip.getByText('Za 10 dni'))
  expect(countdown.right).toBeLessThan(phone.width)
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('on a desktop it does so in the line of the tabs, beside the last of them', async () => {
  await page.viewport(desktop.width, desktop.height)
  await draw(settings, { path: '/mytui/ustawienia/urzadzenia' })
  await expect.element(nextTrip).toBeVisible()
  const last = await boxOf(tabs.getByRole('link', { name: 'Pomoc' }))
  const said = await boxOf(page.getByText('Dzień dobry, Anno!'))
  expect(said.left).toBeGreaterThan(last.right)
  expect((await boxOf(nextTrip)).bottom).toBeLessThanOrEqual(last.bottom + 2)
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('where the page is about the trip itself, the greeting stands whole', async () => {
  await page.viewport(desktop.width, desktop.height)
  await draw(
    <AccountGreetingContext value={{ greeting: greeting.greeting, trip: null }}>
      <TabsOfCustomer current="trips" />
    </AccountGreetingContext>,
    { path: '/mytui' },
  )
  const said = await page.getByText(greeting.greeting).findElement()
  await settled()
  expect(said.scrollWidth).toBeLessThanOrEqual(said.clientWidth)
})

test('on a page that strangers open, too, only a customer has the frame', async () => {
  await draw(
    <>
      <h1>Podgląd</h1>
      <TabsOfCustomer current="trips" />
    </>,
    { path: '/mytui/podglad' },
  )
  await expect.element(page.getByRole('heading', { name: 'Podgląd' })).toBeVisible()
  await expect.element(tabs).not.toBeInTheDocument()
  await draw(
    <AccountGreetingContext value={greeting}>
      <TabsOfCustomer current="trips" />
    </AccountGreetingContext>,
    { path: '/mytui/podglad' },
  )
  await expect.element(tabs).toBeVisible()
  await expect.element(nextTrip).toBeVisible()
})
