import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { ChangeScreen } from './change-screen.tsx'
import type { ChangeOption, ChangePage, ChangeQuoteView, ChangeStep } from './change-view.ts'
import { changeKinds } from './reservation-address.ts'
import { changeHead } from './test-change-head.ts'

const pageOf = (step: ChangeStep): ChangePage => ({
  head: changeHead,
  step,
  present: { total: 1_196_462, paid: 299_200 },
  kinds: changeKinds,
})

const option = (more: Partial<ChangeOption>): ChangeOption => ({
  offerCode: 'A',
  departureDate: '2026-10-10',
  returnDate: '2026-10-17',
  nights: 7,
  airport: 'Warszawa',
  departureTime: '06:10',
  room: 'Pokój rodzinny, widok na morze',
  board: 'All inclusive',
  total: 1_226_462,
  difference: 30_000,
  also: [],
  ...more,
})
const choose: ChangeStep = {
  step: 'choose',
  kind: 'termin',
  fee: { kind: 'table', amount: 30_000, perPerson: 10_000, until: '2026-09-03' },
  filters: [
    { name: 'miesiac', chosen: '2026-10', options: ['2026-09', '2026-10'] },
    { name: 'noce', chosen: '7', options: ['7', '14'] },
  ],
  options: [
    option({ offerCode: 'B', departureDate: '2026-10-03', returnDate: '2026-10-10', difference: null }),
    option({}),
    option({
      offerCode: 'C',
      departureDate: '2026-10-17',
      returnDate: '2026-10-24',
      difference: -50_000,
      also: [{ part: 'rooms', before: 'Pokój rodzinny', after: 'Pokój standard' }],
    }),
  ],
}
const quote: ChangeQuoteView = {
  id: 'q-1',
  isOver: false,
  validUntil: '2099-01-01T12:00:00.000Z',
  parts: [
    { part: 'dates', before: '03.10.2026 – 10.10.2026', after: '10.10.2026 – 17.10.2026' },
    { part: 'flight', before: 'Warszawa, 06:10', after: 'Warszawa, 05:40' },
  ],
  lost: ['miejsce 12A', 'miejsce 12B'],
  before: 1_196_462,
  difference: 12_000,
  fee: 30_000,
  feeKind: 'table',
  total: 1_238_462,
  paid: 299_200,
  refund: 0,
  ways: [],
  due: [{ amount: 939_262, dueBy: '2026-09-10' }],
}

test('every date has its price, how far it is from the present one, and a button that names it', async () => {
  await draw(<ChangeScreen page={pageOf(choose)} />)
  await expect.element(page.getByText('drożej o 300 zł')).toBeVisible()
  await expect.element(page.getByText('taniej o 500 zł')).toBeVisible()
  await expect.element(page.getByText('Zmieni się też Pokój: Pokój standard')).toBeVisible()
  await expect.element(page.getByText('Masz teraz')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Wybierz ?: 10\.10\.2026/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^Wybierz/ }).elements()).toHaveLength(2)
  await expectAccessible()
})

test('the quote says what becomes what, what is lost, what it costs and until when', async () => {
  await draw(<ChangeScreen page={pageOf({ step: 'quote', quote })} />)
  await expect.element(page.getByText('10.10.2026 – 17.10.2026')).toBeVisible()
  await expect.element(page.getByText('miejsce 12A, miejsce 12B')).toBeVisible()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.element(page.getByText('+300 zł')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Zmień wyjazd' })).toBeVisible()
  await expectAccessible()
})

test('a quote that has run out cannot be confirmed and leads back', async () => {
  await draw(<ChangeScreen page={pageOf({ step: 'quote', quote: { ...quote, isOver: true } })} />)
  await expect.element(page.getByText(/straciła ważność/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Wybierz jeszcze raz' })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

const people: Extract<ChangeStep, { step: 'osoby' }> = {
  step: 'osoby',
  percent: 25,
  rooms: 2,
  nth: 2,
  canJoin: true,
  people: [
    { place: 0, name: 'Świętosława Brzęczyszczykiewicz', total: 800_000, difference: -396_462 },
    { place: 1, name: 'Łukasz Żółć-Gęślą', total: null, difference: 0 },
  ],
}

test('each traveller has what the trip would cost without them; a newcomer has a form', async () => {
  await draw(<ChangeScreen page={pageOf(people)} />)
  await expect.element(page.getByText(/Cena bez tej osoby: 8\s000\szł, taniej o/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Nie jedzie ?: Świętosława/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^Nie jedzie/ }).elements()).toHaveLength(1)
  await expect.element(page.getByRole('textbox', { name: 'Data urodzenia' })).toBeVisible()
  await expectAccessible()
})

test('in the last days nobody comes along', async () => {
  await draw(<ChangeScreen page={pageOf({ ...people, canJoin: false })} />)
  await expect.element(page.getByRole('button', { name: /^Nie jedzie/ })).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

test('what is typed about a newcomer is kept through a login', async () => {
  await draw(<ChangeScreen page={pageOf(people)} />)
  await expect.element(page.getByRole('textbox', { name: 'Nazwisko' })).toBeVisible()
  expect(bySelector('form[data-kept] [name="p2.lastName"]').elements()).toHaveLength(1)
})

const steps = { choose, people, quote: { step: 'quote', quote } as const, late: { step: 'late' } as const }
const sizes = { phone, desktop }
const everyScreen = (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) =>
  (Object.keys(steps) as (keyof typeof steps)[]).map((step) => [step, size] as const),
)

test.each(everyScreen)('%s: nothing sticks out on a %s, in any language', async (step, size) => {
  await page.viewport(sizes[size].width, sizes[size].height)
  for (const path of ['/', '/cs', '/ro', '/hu', '/uk']) {
    const { unmount } = await draw(<ChangeScreen page={pageOf(steps[step])} />, { path })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll()
    await unmount()
  }
})

test('a trip that is handed over says who goes, what the airline asks, and that both owe the price', async () => {
  const handed: ChangeQuoteView = {
    ...quote,
    isHandOver: true,
    lost: [],
    difference: 0,
    fee: 49_000,
    feeKind: 'transfer',
    total: 1_245_462,
    parts: [{ part: 'people', before: 'Anna Kowalska, Jan Kowalski', after: 'Ewa Nowacka, Jan Kowalski' }],
  }
  await draw(<ChangeScreen page={pageOf({ step: 'quote', quote: handed })} />)
  await expect.element(page.getByText('Ewa Nowacka, Jan Kowalski')).toBeVisible()
  await expect.element(page.getByText('Opłata linii za zmianę nazwiska')).toBeVisible()
  await expect.element(page.getByText(/odpowiadacie razem \(solidarnie\)/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Przekaż wyjazd' })).toBeVisible()
  await expectAccessible()
})
