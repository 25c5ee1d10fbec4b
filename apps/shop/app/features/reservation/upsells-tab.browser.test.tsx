import { type Upsell, upsellField } from '@wojaz/booking'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import type { SeatFlight, SeatMapView } from '../seat-map/seat-map.ts'
import type { ReservationHead } from './reservation-view.ts'
import { UpsellsTab } from './upsells-tab.tsx'
import type { UpsellsView } from './upsells-view.ts'

const head = { number: 'W402917652' } as ReservationHead
const luggage: Upsell = {
  type: 'LUGGAGE',
  groupType: 'FLIGHT',
  resignationAvailable: true,
  personRefs: [0, 1],
  childRefs: [],
  variants: [
    { code: 'LUGGAGE_20_INCLUDED', price: 0, childPrice: null, isIncluded: true },
    { code: 'LUGGAGE_32', price: 169_00, childPrice: null, isIncluded: false },
  ],
}
const view: UpsellsView = {
  included: ['TRANSFER_SHARED'],
  owned: [
    { what: 'Walizka 32 kg', who: 'Anna Nowak', amount: 169_00, until: '2027-06-09' },
    { what: 'Rezygnacja bez podania przyczyny', who: null, amount: 520_00, until: null },
  ],
  open: [luggage],
  chosen: [{ type: 'LUGGAGE', code: 'LUGGAGE_32', person: 0 }],
  names: ['Anna Nowak', 'Jan Nowak'],
  seatsUntil: '2027-06-09',
  hasSeats: false,
  seatMap: null,
  wished: null,
  quote: null,
  isQuoteOver: false,
  isDone: false,
}
const flight: SeatFlight = {
  flightId: 71,
  direction: 'DEPARTURE',
  flightNumber: 'WZ 1',
  fromAirport: 'WAW',
  toAirport: 'HER',
  date: '2027-06-12',
  departureTime: '06:10',
  aircraft: 'Boeing 737-800',
  minutes: 165,
  isLowCost: false,
  taken: ['20A'],
}
const seatMap: SeatMapView = {
  cabin: 'Economy',
  passengers: ['ADULT', 'ADULT'],
  flights: [flight],
  today: '2026-11-15',
  held: [{ flightId: 71, seat: '12A', person: 0, price: 39_00 }],
  until: null,
  now: '2026-11-15T12:00:00Z',
}

/** Responds with what the form sent. */
async function drawn(part: Partial<UpsellsView>, fault?: object) {
  const sent: Record<string, unknown>[] = []
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()))
    return fault ?? null
  }
  const element = <UpsellsTab head={head} part={{ ...view, ...part }} />
  await draw(element, { path: '/uslugi', routes: [{ path: '/uslugi', element, action }] })
  return sent
}

test('what one has is told with its last day; what can be had is sent as it is ticked', async () => {
  await page.viewport(phone.width, phone.height)
  const sent = await drawn({})
  await expect.element(page.getByText('Możesz oddać do 09.06.2027')).toBeVisible()
  await expect.element(page.getByText('Tego nie można już oddać.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Wybierz miejsca' }))
    .toHaveAttribute('href', '/mytui/rezerwacja/W402917652/karta/uslugi?miejsca=1')
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('group', { name: 'Jan Nowak' }).getByRole('radio').last().click()
  await page.getByRole('button', { name: 'Policz' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ intent: 'upsells', 'LUGGAGE.0': 'LUGGAGE_32', 'LUGGAGE.1': 'LUGGAGE_32' })
  expect(upsellField('LUGGAGE', 1)).toBe('LUGGAGE.1')
})

test('seats are pressed on the plan and sent with the others', async () => {
  await page.viewport(desktop.width, desktop.height)
  const sent = await drawn({ seatMap })
  const seat = bySelector('[data-seat="20C"]')
  await expect.element(seat).toBeVisible()
  await seat.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Jan Nowak: miejsce 20C.')
  await expect.element(page.getByText(/^Razem 84\szł$/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Policz' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ intent: 'seats', 'seat.71.0': '12A', 'seat.71.1': '20C' })
})

const quote = {
  id: 'q-1',
  isOfSeats: true,
  difference: 45_00,
  total: 8_045_00,
  refund: 0,
  methods: [],
  laterBy: '2027-05-13',
  added: [{ what: 'Lot tam, miejsce 20C', who: 'Jan Nowak', amount: 45_00 }],
  returned: [],
  validUntil: '2026-11-15T12:15:00Z',
}

test('a price that was gone back from leaves its choice', async () => {
  const sent = await drawn({ seatMap, wished: [{ flightId: 71, seat: '20D', person: 1 }] })
  await expect.element(bySelector('[data-seat="20C"]')).toBeVisible()
  await page.getByRole('button', { name: 'Policz' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ 'seat.71.1': '20D' })
  expect(sent[0]).not.toHaveProperty('seat.71.0')
})

test('a price that has run out is told of, and its choice is ticked', async () => {
  await drawn({ isQuoteOver: true, chosen: [{ type: 'LUGGAGE', code: 'LUGGAGE_32', person: 1 }] })
  await expect.element(page.getByText(/^Ta cena straciła ważność/)).toBeVisible()
  const of = (name: string) => page.getByRole('group', { name }).getByRole('radio').last()
  await expect.element(of('Jan Nowak')).toBeChecked()
  await expect.element(of('Anna Nowak')).not.toBeChecked()
})

test('one price is confirmed at once or with the rest', async () => {
  await page.viewport(phone.width, phone.height)
  const sent = await drawn({ quote })
  await expect.element(page.getByText('Lot tam, miejsce 20C')).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await expect
    .element(page.getByRole('link', { name: 'Wróć do dodatków' }))
    .toHaveAttribute('href', '/mytui/rezerwacja/W402917652/karta/uslugi?miejsca=1&wybor=q-1')
  await page.getByRole('button', { name: /zapłacę do 13\.05\.2027/ }).click()
  await expect.poll(() => sent).toEqual([{ quote: 'q-1', intent: 'confirmUpsells', pay: 'later' }])
})

test('what goes back is told with its way, and costs one press; what is refused is said', async () => {
  await drawn(
    {
      quote: {
        ...quote,
        difference: -45_00,
        refund: 45_00,
        methods: ['blik'],
        laterBy: null,
        added: [],
        returned: quote.added,
      },
    },
    { upsellsFault: { key: 'reservation.upsells.fault.notReturned', type: 'SEATS' } },
  )
  await expect.element(page.getByText(/Pieniądze wracają.*BLIK/)).toBeVisible()
  await page.getByRole('button', { name: 'Potwierdź zmianę' }).click()
  await expect.element(page.getByText(/tego nie można już oddać/)).toBeVisible()
})

test('shortly before the departure nothing is promised', async () => {
  await drawn({ owned: [], open: [], seatsUntil: null })
  await expect.element(page.getByText(/nie można już niczego dodać/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Policz' })).not.toBeInTheDocument()
})
