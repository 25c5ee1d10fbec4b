import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { ManageTab } from './manage-tab.tsx'
import type { PeopleAnswer, ReservationHead, ReservationPart } from './reservation-view.ts'

const head: ReservationHead = {
  number: 'W402917652',
  state: 'confirmed',
  name: 'Złota Zatoka Palace & Spa',
  place: 'Kreta, Grecja',
  departureDate: '2026-10-03',
  returnDate: '2026-10-10',
  nights: 7,
  adults: 2,
  children: 1,
  daysLeft: 60,
  tabs: [],
  notices: [],
  after: null,
}
type Manage = Extract<ReservationPart, { tab: 'zarzadzanie' }>
const part: Manage = {
  tab: 'zarzadzanie',
  steps: [{ until: '2026-09-03', percent: 25 }],
  free: null,
  quote: null,
  isQuoteOver: false,
  people: null,
  canChange: true,
  isSaved: false,
  money: { total: 100_00, paid: 50_00, due: [], payments: [], refunds: [], cancellation: null },
  travellerData: {
    isNeeded: false,
    until: '2026-09-26',
    isOver: false,
    people: [],
    form: null,
    wishes: null,
    saved: null,
  },
  tripChanges: [],
  canChangeFreely: false,
  isChanged: false,
  kinds: [],
  past: [],
}
const free = { reason: 'disaster', place: 'Kreta', from: '2026-09-20', until: '2026-10-05' } as const
const people: NonNullable<Manage['people']> = {
  people: [
    { place: 0, title: 'woman', firstName: 'Anna', lastName: 'Kowalska', birthDate: '11.02.1986' },
    { place: 1, title: 'man', firstName: 'Jan', lastName: 'Kowalski', birthDate: '30.11.1984' },
  ],
  contact: {
    firstName: 'Anna',
    lastName: 'Kowalska',
    phone: '+48600700800',
    street: 'Długa 1',
    postalCode: '00-001',
    city: 'Łódź',
  },
  correctUntil: '2026-09-30',
  handOverUntil: '2026-09-26',
}

test('while the place is not safe the page says why leaving is free, and shows no scale', async () => {
  await draw(<ManageTab head={head} part={{ ...part, free }} />)
  await expect.element(page.getByText('Teraz zrezygnujesz bez opłat')).toBeVisible()
  await expect
    .element(page.getByText(/Kreta: klęska żywiołowa\. Kto ma tam być między 20\.09\.2026 a 05\.10\.2026/))
    .toBeVisible()
  expect(page.getByText(/25 % ceny/).elements()).toEqual([])
  await expectAccessible()
})

test('the price of leaving says that it is nothing, and why', async () => {
  const quote = {
    id: 'q-1',
    fee: 0,
    refund: 50_00,
    percent: 0,
    changeFees: 0,
    isFlexible: false,
    reason: 'unrest' as const,
    validUntil: '2099-01-01T12:00:00.000Z',
    methods: ['blik' as const],
  }
  await draw(<ManageTab head={head} part={{ ...part, free, quote }} />)
  await expect.element(page.getByText(/Nic nie płacisz.*zamieszki lub działania zbrojne/)).toBeVisible()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
])(
  'every field says until when it can be changed, and somebody else may go for what that costs (%s)',
  async (_, size) => {
    await page.viewport(size.width, size.height)
    await draw(<ManageTab head={head} part={{ ...part, people }} />)
    await page.getByText('Anna Kowalska').first().click()
    const lastName = page.getByRole('textbox', { name: 'Nazwisko' }).first()
    await expect.element(lastName).toHaveAccessibleDescription('Zmienisz do 30.09.2026.')
    await expect.element(page.getByText(/przekażesz innej osobie do 26\.09\.2026/)).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  },
)

test('a name that is no slip is told at the form of whoever ordered, with what was typed', async () => {
  const answer: PeopleAnswer = {
    form: 'contact',
    faults: {},
    refusal: 'otherOwner',
    typed: { 'contact.lastName': 'Wiśniewska' },
  }
  const element = <ManageTab head={head} part={{ ...part, people }} />
  await draw(null, { routes: [{ path: '/', element, action: () => answer }] })
  await page.getByText('Kontakt do Ciebie').click()
  await page.getByRole('button', { name: 'Zapisz zmianę' }).click()
  await expect.element(page.getByText(/można poprawić tylko literówkę/)).toBeVisible()
})
