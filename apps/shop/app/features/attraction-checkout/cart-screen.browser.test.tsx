import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { boxOf } from '../../../test/browser/settled.ts'
import type { AttractionCartView, TicketView } from './attraction-checkout-view.ts'
import { AttractionOrders } from './attraction-orders.tsx'
import { CartScreen } from './cart-screen.tsx'
import { TicketScreen } from './ticket-screen.tsx'

const line = {
  id: 'i1',
  title: 'Rejs o zachodzie słońca',
  option: 'Z przewodnikiem po polsku',
  when: '06.10.2026, 18:00',
  people: '2 × Dorosły',
  price: 42_000,
  picture: null,
  freeUntil: '05.10.2026, 18:00',
  pickup: '16:45, Hotel Złota Zatoka',
}
const name = { label: 'Imię', input: 'text', isRequired: true, choices: [], value: '' } as const
const cart: AttractionCartView = {
  items: [
    {
      ...line,
      isOnRequest: true,
      standing: 'held',
      booking: [],
      persons: [
        {
          kindId: 'adult',
          kindTitle: 'Dorosły',
          nth: 0,
          fields: [{ ...name, name: 'i1.holders.0.contact.firstName' }],
        },
      ],
    },
  ],
  total: 42_000,
  heldUntil: '2099-01-01T12:00:00Z',
  buyer: { email: 'zofia@example.com' },
  people: [
    { id: 'c1', title: null, firstName: 'Ola', lastName: 'Nowak', birthDate: null, isCustomer: false },
  ],
  methods: [
    {
      kind: 'blik',
      value: 'blik',
      name: 'BLIK',
      gateway: 'payu',
      isAvailable: true,
      minAmount: null,
      maxAmount: null,
    } as AttractionCartView['methods'][number],
  ],
  attempt: 'a'.repeat(36),
  termsUrl: '/regulamin',
}

test.each(Object.entries({ desktop, phone }))('the cart is whole on a %s', async (_, size) => {
  await page.viewport(size.width, size.height)
  await draw(<CartScreen cart={cart} />)
  await expect.element(page.getByRole('heading', { name: 'Rejs o zachodzie słońca' }).first()).toBeVisible()
  await expect
    .element(page.getByText('Bezpłatna rezygnacja do 05.10.2026, 18:00 (czas miejscowy)'))
    .toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue('zofia@example.com')
  await expectAccessible()
  await expectNoSidewaysScroll()
})

test('one choice fills in a companion', async () => {
  await draw(<CartScreen cart={cart} />)
  await page.getByRole('combobox').first().selectOptions('c1')
  await expect
    .element(page.getByRole('group', { name: 'Dorosły, osoba 1' }).getByRole('textbox'))
    .toHaveValue('Ola')
})

test('an empty cart leads to attractions', async () => {
  await draw(<CartScreen cart={null} />)
  await expect
    .element(page.getByRole('link', { name: 'Znajdź atrakcje' }))
    .toHaveAttribute('href', '/atrakcje')
})

const ticket: TicketView = {
  order: { transactionId: 't1', number: 'A402917655' },
  line: { ...line, state: 'confirmed', refund: null },
  codes: [{ value: 'AD-1', holder: '', kind: '', drawing: { width: 2, height: 2, path: 'M0 0H1V1H0Z' } }],
  names: ['Zofia Żółć'],
  reference: 'AD-20931',
  meeting: { words: 'Stary port', directions: 'Przy latarni', map: 'https://www.openstreetmap.org/' },
  supplier: { name: 'Aegean Days', phone: '+30 28 1000 0000' },
  isCancellable: true,
  keptUntil: '2026-10-07T17:30:00.000Z',
  isDone: false,
}

test('a ticket shows its code, where to be and whom to call', async () => {
  await draw(<TicketScreen ticket={ticket} />)
  await expect.element(page.getByRole('img', { name: 'Kod biletu: AD-1' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '+30 28 1000 0000' }))
    .toHaveAttribute('href', 'tel:+302810000000')
  await expectAccessible()
})

test('on a wide screen a ticket is not torn apart: the facts stand beside the code', async () => {
  await page.viewport(desktop.width, desktop.height)
  await draw(<TicketScreen ticket={ticket} />)
  const { width } = await boxOf(page.getByRole('article'))
  expect(width).toBeLessThan(900)
  const [code, facts] = ['figure', 'dl'].map((name) => document.querySelector(name)?.getBoundingClientRect())
  expect(facts?.left).toBeGreaterThan(code?.right ?? Number.POSITIVE_INFINITY)
})

test('what is called off says nothing about leaving for free, and stands after what is going on', async () => {
  const items = [
    { ...line, id: 'off', title: 'Muzeum', state: 'cancelled' as const, refund: null },
    { ...line, id: 'on', state: 'confirmed' as const, refund: null },
  ]
  const order = {
    transactionId: 't1',
    number: 'A402917655',
    state: 'paid' as const,
    email: '',
    paid: 0,
    items,
  }
  await draw(<AttractionOrders orders={[order]} />)
  const [first, last] = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .elements()
  expect(first?.textContent).toContain('Bezpłatna rezygnacja do')
  expect(last?.textContent).toContain('Anulowane')
  expect(last?.textContent).not.toContain('rezygnacja')
})
