import { locales, localisedPath } from '@wojaz/travel/locale'
import { useLoaderData } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { DocumentsTab } from './documents-tab.tsx'
import { HotelTab } from './hotel-tab.tsx'
import type { HotelTabView, ReservationHead, ReservationPart } from './reservation-view.ts'

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
const hotel: HotelTabView & { tab: 'hotel' } = {
  tab: 'hotel',
  hotelUrl: '/wypoczynek/x',
  stars: 5,
  board: 'All inclusive',
  wishes: null,
  rooms: ['Megkülönböztethetetlenségeskedéseitekért-lakosztály'],
  checkIn: '15:00',
  checkOut: '11:00',
  facts: [['Найближчий пляж', 'безпосередньо на пляжі з найдрібнішим піском']],
  coordinates: { latitude: 35.3, longitude: 25.4 },
  nearby: [{ name: 'Malia', coordinates: { latitude: 35.29, longitude: 25.46 }, km: 6.2 }],
  contact: {
    phone: { words: '+30 000 000 001', url: 'tel:+30000000001' },
    email: 'reception@zlota-zatoka-palace-and-spa.example',
    address: 'Hersonissos, Kreta, Grecja',
  },
  help: { isResident: true, phone: '+48 22 000 00 02', hours: 'całą dobę', phoneUrl: 'tel:+48220000002' },
}
const documents: Extract<ReservationPart, { tab: 'dokumenty' }> = {
  tab: 'dokumenty',
  documents: ['potwierdzenie', 'faktura', 'voucher', 'bilet', 'ubezpieczenie'],
  hasCalendar: true,
  isVoucherLater: false,
  formUrl: '/pz/dokumenty/formularz.html',
  older: [{ name: 'bilet', until: '2026-08-01', before: 'n-1' }],
  corrections: [{ id: '7', on: '2026-08-02' }],
}

function Documents() {
  return <DocumentsTab head={head} part={useLoaderData()} />
}

test.each(
  locales.flatMap((locale) => [
    ['phone', locale, phone],
    ['desktop', locale, desktop],
  ]) as [string, (typeof locales)[number], typeof phone][],
)('hotel and documents stand on a %s in %s', async (_, locale, viewport) => {
  await page.viewport(viewport.width, viewport.height)
  await draw(
    <div className="grid gap-5 p-4">
      <HotelTab head={head} part={hotel} />
      <DocumentsTab head={head} part={documents} />
    </div>,
    { path: localisedPath(locale, '/mytui') },
  )
  await expect.element(page.getByRole('link', { name: '+30 000 000 001' })).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
})

test('a document opens by its name and is kept by the link beside it; a calendar is only kept', async () => {
  await draw(<DocumentsTab head={head} part={documents} />)
  const file = '/pz/dokumenty/W402917652/voucher.pdf'
  const opens = page.getByRole('link', { name: 'Voucher (PDF)', exact: true })
  await expect.element(opens).toHaveAttribute('href', file)
  await expect.element(opens).not.toHaveAttribute('download')
  const keeps = page.getByRole('link', { name: 'Pobierz Voucher (PDF)' })
  await expect.element(keeps).toHaveAttribute('href', `${file}?pobierz`)
  await expect
    .element(page.getByRole('link', { name: /^Pobierz Bilet .*, do 01\.08\.2026$/ }))
    .toHaveAttribute('href', '/pz/dokumenty/W402917652/bilet.pdf?przed=n-1&pobierz')
  await expect.element(page.getByRole('link', { name: /kalendarza/ })).toHaveAttribute('download')
})

test('of a trip that was called off the documents say that they are kept to be read', async () => {
  await draw(
    <DocumentsTab
      head={{ ...head, state: 'cancelled' }}
      part={{ ...documents, documents: ['potwierdzenie', 'faktura'], hasCalendar: false }}
    />,
  )
  await expect.element(page.getByText(/^Wyjazd jest odwołany\. Umowa i faktury zostają/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /kalendarza/ })).not.toBeInTheDocument()
})

test('a document that is made while the page is open appears by itself, when its email has come', async () => {
  const streams: EventTarget[] = []
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super()
        streams.push(this)
      }
      close() {}
    },
  )
  let asked = 0
  const loader = () => ({
    ...documents,
    documents: asked++ === 0 ? ['potwierdzenie'] : ['potwierdzenie', 'voucher'],
  })
  await draw(null, { path: '/documents', routes: [{ path: '/documents', loader, Component: Documents }] })
  const voucher = page.getByRole('link', { name: 'Voucher (PDF)', exact: true })
  await expect.element(page.getByRole('link', { name: 'Potwierdzenie (PDF)', exact: true })).toBeVisible()
  const hear = (unread: number) =>
    streams.at(-1)?.dispatchEvent(new MessageEvent('unread', { data: JSON.stringify({ unread }) }))
  hear(2)
  hear(2)
  await expect.element(voucher).not.toBeInTheDocument()
  hear(3)
  await expect.element(voucher).toBeVisible()
  expect(asked).toBe(2)
  vi.unstubAllGlobals()
})
