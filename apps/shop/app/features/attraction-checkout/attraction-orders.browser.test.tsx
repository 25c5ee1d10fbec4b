import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { AddAttraction } from './add-attraction.tsx'
import type { AddAttractionView, AttractionOrderView, OrderLine } from './attraction-checkout-view.ts'
import { TripAttractions } from './attraction-orders.tsx'

const add: AddAttractionView = {
  place: 'Agios Nikolaos',
  from: '2026-07-10',
  to: '2026-07-17',
  href: '/atrakcje/wyniki-wyszukiwania?place=CHQ&date=2026-07-10&dateTo=2026-07-17&trip=W123456782',
}
const line: OrderLine = {
  id: 'i1',
  title: 'Rejs katamaranem o zachodzie słońca z kolacją: Agios Nikolaos i Spinalonga',
  option: 'Z przewodnikiem po polsku',
  when: '12.07.2026, 18:00',
  people: '2 × Dorosły, 1 × Dziecko',
  price: 42_000,
  picture: null,
  freeUntil: '11.07.2026, 18:00',
  pickup: '16:45, Hotel Złota Zatoka',
  state: 'confirmed',
  refund: null,
}
const orders: AttractionOrderView[] = [
  {
    transactionId: 't1',
    number: 'A402917655',
    state: 'paid',
    email: 'zofia@example.com',
    paid: 84_000,
    items: [
      line,
      { ...line, id: 'i2', title: 'Muzeum', state: 'waiting' },
      {
        ...line,
        id: 'i3',
        title: 'Nurkowanie',
        state: 'rejected',
        refund: { amount: 42_000, state: 'started', by: '2026-07-20' },
      },
    ],
  },
]

test.each(locales)('in %s a trip with attractions fits a phone and is accessible', async (locale) => {
  await page.viewport(phone.width, phone.height)
  await draw(<TripAttractions orders={orders} add={add} />, { path: localisedPath(locale, '/') })
  await expect.element(page.getByRole('heading', { name: 'Muzeum' })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('a trip that has none yet leads to those of its days', async () => {
  await page.viewport(desktop.width, desktop.height)
  await draw(<TripAttractions orders={[]} add={add} />)
  await expect
    .element(page.getByRole('region', { name: /Agios Nikolaos, 10\.07\.2026–17\.07\.2026/ }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Dodaj atrakcję do wyjazdu' }))
    .toHaveAttribute('href', add.href)
  await expectAccessible()
})

test('one is confirmed and has its ticket, one waits, one was refused and goes back', async () => {
  await draw(<TripAttractions orders={orders} add={null} />)
  await expect
    .element(page.getByRole('link', { name: /Pokaż bilet.*Rejs katamaranem/ }))
    .toHaveAttribute('href', '/atrakcje/bilet/t1/i1')
  expect(page.getByRole('link', { name: /Pokaż bilet/ }).elements()).toHaveLength(1)
  await expect.element(page.getByText(/Zwrot 420\szł zlecony bankowi/)).toBeVisible()
})

test('without attractions and without a trip ahead there is nothing', async () => {
  await draw(
    <main>
      <TripAttractions orders={[]} add={null} />
      <AddAttraction trip={null} />
    </main>,
  )
  expect(document.querySelector('main')?.childElementCount).toBe(0)
})
