import { locales, localisedPath } from '@wojaz/travel/locale'
import { checkInDesk } from '@wojaz/travel/trip'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { JoinScreen } from './join-screen.tsx'
import { PreviewScreen } from './preview-screen.tsx'
import { SharingPanels } from './sharing-panels.tsx'
import type { PreviewPage, SharingView } from './sharing-view.ts'

const trip: PreviewPage = {
  state: 'open',
  link: 'W402917652.1.x',
  head: {
    number: 'W402917652',
    state: 'confirmed',
    name: 'Blue Bay Resort & Spa',
    place: 'Grecja, Kreta',
    departureDate: '2027-07-03',
    returnDate: '2027-07-10',
    nights: 7,
    adults: 2,
    children: 1,
    daysLeft: 30,
    tabs: [],
    notices: [],
    after: null,
  },
  steps: [
    { kind: 'flightOut', day: '2027-07-03', time: '06:10', detail: 'Warszawa – Heraklion' },
    { kind: 'checkIn', day: '2027-07-03', time: null, detail: 'Blue Bay Resort & Spa' },
    { kind: 'flightBack', day: '2027-07-10', time: '21:40', detail: 'Heraklion – Warszawa' },
  ],
  people: ['Anna Żółcińska', 'Jan Żółciński', 'Zofia Żółcińska'],
  travel: {
    tab: 'podroz',
    luggage: '20 kg',
    upsells: [],
    transfer: null,
    isOnline: false,
    legs: [
      {
        way: 'out',
        day: '2027-07-03',
        arrivalDay: '2027-07-03',
        from: 'Warszawa',
        to: 'Heraklion',
        departureTime: '06:10',
        arrivalTime: '10:05',
        airline: 'LOT LO 123',
        seats: [],
        changes: [],
        terminal: 'several',
        desk: checkInDesk({ date: '2027-07-03', departureTime: '06:10' }),
      },
    ],
  },
  hotel: {
    tab: 'hotel',
    hotelUrl: '/h',
    stars: 5,
    rooms: ['Pokój dwuosobowy'],
    board: 'All inclusive',
    checkIn: '15:00',
    checkOut: null,
    facts: [],
    contact: null,
    nearby: [],
    coordinates: { latitude: 35.3, longitude: 25.4 },
    help: { isResident: false, phone: '+48 22 000 00 02', hours: '', phoneUrl: 'tel:+48220000002' },
    wishes: null,
  },
  documents: ['potwierdzenie'],
}
const url = 'https://wojaz.example/mytui/podglad?link=W402917652.1.x'
const summary = (preview: Extract<SharingView, { tab: 'podsumowanie' }>['preview']): SharingView => ({
  tab: 'podsumowanie',
  canShare: true,
  preview,
})
const documents: SharingView = {
  tab: 'dokumenty',
  documents: ['potwierdzenie', 'faktura'],
  isSent: false,
  addresses: ['anna@wojaz.example'],
}

const screens = [
  ['preview', <PreviewScreen key="p" page={trip} />],
  ['preview of the customer', <PreviewScreen key="o" page={{ ...trip, link: null }} />],
  ['withdrawn preview', <PreviewScreen key="w" page={{ state: 'withdrawn' }} />],
  ['late preview', <PreviewScreen key="l" page={{ state: 'late' }} />],
  ['unknown preview', <PreviewScreen key="u" page={{ state: 'unknown' }} />],
  ['sharing begins', <SharingPanels key="b" sharing={summary(null)} />],
  ['shared', <SharingPanels key="s" sharing={summary({ url, hasDocuments: true })} />],
  ['documents to send', <SharingPanels key="d" sharing={documents} />],
  [
    'booking to agree to',
    <JoinScreen key="a" page={{ state: 'ask', number: 'W1', name: 'Blue Bay', dates: '3–10.07.2027' }} />,
  ],
  ['link that is over', <JoinScreen key="o" page={{ state: 'over' }} />],
] as const

afterEach(() => page.viewport(desktop.width, desktop.height))

describe.each([phone, desktop])('at $width px', ({ width, height }) => {
  test.each(screens)('%s can be read and used by everybody', async (_, screen) => {
    await page.viewport(width, height)
    await draw(<main>{screen}</main>, { path: '/mytui/podglad' })
    await expect.element(page.getByRole('heading').first()).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  })
})

test.each(locales)(
  'in %s nothing is left without words, and nothing is wider than a phone',
  async (locale) => {
    await page.viewport(phone.width, phone.height)
    for (const [, screen] of screens) {
      const drawn = await draw(<main>{screen}</main>, { path: localisedPath(locale, '/mytui/podglad') })
      await expect.element(page.getByRole('heading').first()).toBeVisible()
      expect(document.body.textContent).not.toMatch(/(reservation|account)\.\w+\.\w+/)
      await expectNoSidewaysScroll()
      await drawn.unmount()
    }
  },
)

test('companions see no sum of money', async () => {
  await draw(<PreviewScreen page={trip} />, { path: '/mytui/podglad' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Blue Bay')
  expect(document.body.textContent).not.toMatch(/zł|PLN/)
  await expect
    .element(page.getByRole('link', { name: 'Potwierdzenie (PDF)', exact: true }))
    .toHaveAttribute('href', '/pz/dokumenty/W402917652/potwierdzenie.pdf?link=W402917652.1.x')
})
