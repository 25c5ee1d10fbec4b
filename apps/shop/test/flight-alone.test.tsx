import { makeFlightAlone, makeOrder } from '@wojaz/booking/testing'
import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { type Locale, locales } from '@wojaz/travel/locale'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ReservationLists } from '../app/features/account/reservation-lists.tsx'
import { TripSummary } from '../app/features/checkout/trip-summary.tsx'
import { OrderSummary } from '../app/features/payment/order-summary.tsx'
import { PaidScreen } from '../app/features/payment/paid-screen.tsx'
import { I18nContext } from '../app/i18n/i18n-context.ts'

const order = makeOrder({ offer: makeFlightAlone() })
const { number, state, offer, price, paid } = order

function said(locale: Locale, shown: ReactNode): string {
  const i18n = createI18n({ locale, version: '1', texts: shippedDictionary(locale) })
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <StaticRouter location="/">{shown}</StaticRouter>
    </I18nContext>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
}

const shown = {
  number,
  offer,
  price,
  paid,
  upsells: [],
  free: '',
  email: 'zofia@example.com',
  payments: [],
  owner: null,
  heldUntil: null,
}
/** Words about a stay, in every language; the shop's file names do not count. */
const ofHotels =
  /hotel|voucher|nocleg|pokoj|pokój|ubytování|cazare|camer[aă]|szálloda|szállás|szoba|готел|ваучер|номер[іи]? в/i

const views = {
  checkout: <TripSummary offer={offer} offerUrl="/wyszukiwarka-lotow" price={price} />,
  payment: <OrderSummary order={shown} />,
  confirmation: (
    <PaidScreen
      page={{
        kind: 'paid',
        due: [],
        documents: ['potwierdzenie', 'faktura'],
        link: null,
        order: shown,
      }}
    />
  ),
  mytui: (
    <ReservationLists
      reservations={{
        past: [],
        cancelled: [],
        upcoming: [
          {
            number,
            state,
            name: offer.hotelName,
            place: 'Heraklion, Grecja',
            nights: null,
            departureDate: offer.departureDate,
            returnDate: offer.returnDate,
            adults: 2,
            children: 1,
            total: price.total,
            paid,
            due: [],
            missing: [],
            heldUntil: null,
            hasPages: true,
            notices: [],
            after: null,
            picture: null,
            daysLeft: 40,
            url: '/pz/payment/success',
          },
        ],
      }}
    />
  ),
}
const places = Object.keys(views) as (keyof typeof views)[]

test.each(places.flatMap((place) => locales.map((locale) => [place, locale] as const)))(
  '%s in %s says nothing of nights or a hotel of a flight alone',
  (place, locale) => {
    const text = said(locale, views[place])
    expect(text).toContain('03.10.2026 – 10.10.2026')
    expect(text).not.toMatch(/\s(noc[eyií]?|noapte|nopți|éjszaka|ніч|ночі|ночей)[\s,.]/)
    expect(text).not.toMatch(ofHotels)
    expect(text).not.toMatch(/undefined|null|checkout\.|account\.|payment\./)
    expect(text).not.toMatch(/, ,|,,/)
  },
)

test.each(locales)(
  'who has bought a flight alone learns in %s that no ticket has to be printed',
  (locale) => {
    const note = shippedDictionary(locale)['payment.success.step.ticketless']
    expect(note).toBeTruthy()
    expect(said(locale, views.confirmation)).toContain(note)
  },
)

test.each(['checkout', 'payment'] as const)('%s tells the fare from what the airports take', (place) => {
  expect(said('pl', views[place])).toContain(
    'Przelot ze wszystkimi opłatami 3 987 zł Taryfa lotnicza 3 363,01 zł Podatki i opłaty lotniskowe 533,99 zł ' +
      'Fundusz Gwarancyjny (TFG) 45 zł Fundusz Pomocowy (TFP) 45 zł',
  )
})

test('a holiday has its nights and one price, the nearest place first', () => {
  const holiday = makeOrder()
  const text = said('pl', <TripSummary offer={holiday.offer} offerUrl="/" price={holiday.price} />)
  expect(text).toContain('7 nocy')
  expect(text).toContain('Hersonissos, Kreta, Grecja')
  expect(text).not.toContain('Taryfa lotnicza')
})
