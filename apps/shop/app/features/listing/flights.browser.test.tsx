import { defaultSearchState, encodeSearchQuery } from '@wojaz/travel/search'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { phone } from '../../../test/browser/draw.tsx'
import { drawListing } from '../../../test/browser/draw-listing.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { answerListing, listingOffer, planePath } from '../../../test/browser/listing-answers.ts'
import type { ListingFlight } from '../offer-cards/offer-cards.ts'
import type { ListingView } from './listing-view.ts'

const { picture } = listingOffer(0)

const leg = {
  date: '2027-06-15',
  departs: '22:30',
  arrives: '01:45',
  landsOn: '2027-06-16',
  airline: 'Zefir',
  number: '7Z 1234',
}

function flight(number: number, own: Partial<ListingFlight> = {}): ListingFlight {
  return {
    code: `WAWHRG27061${number}-7--2`,
    picture,
    place: { name: 'Egipt', url: '/wypoczynek/egipt' },
    from: { code: 'WAW', name: 'Warszawa' },
    to: { code: 'HRG', name: 'Hurghada' },
    out: leg,
    back: { ...leg, date: '2027-06-22', departs: '02:30', arrives: '05:10', landsOn: '2027-06-22' },
    nights: 7,
    luggage: 'LUGGAGE_20_INCLUDED',
    cabin: null,
    seatsLeft: null,
    people: 2,
    perPerson: 89_900 + number * 100,
    total: 179_800 + number * 200,
    ...own,
  }
}

const flights = [flight(1), flight(2, { back: null, nights: 0, luggage: 'LUGGAGE_SMALL', seatsLeft: 3 })]

function answer(address: string | URL): ListingView {
  const { searchParams } = new URL(address, 'http://shop')
  const search = { ...defaultSearchState, tripType: 'CZ', sortCode: 'PRICE_ASCENDING' } as const
  return {
    ...answerListing('/'),
    address: { path: planePath, tripType: 'CZ', home: encodeSearchQuery(search), destinations: null },
    q: searchParams.get('q') ?? encodeSearchQuery(search),
    fullPrice: searchParams.get('fullPrice') === 'true',
    offers: [],
    flights,
    total: 2,
    lowest: 89_900,
    sorts: ['PRICE_ASCENDING', 'START_DATE_ASCENDING', 'DURATION_DESCENDING'],
    facets: [
      { code: 'flightWay', isSingle: false, values: [{ code: 'oneWay', label: 'W jedną stronę', count: 5 }] },
      {
        code: 'cabin',
        isSingle: true,
        values: [{ code: 'Business', label: 'Business', count: 3 }],
      },
      { code: 'airline', isSingle: false, values: [{ code: '7Z', label: 'Zefir', count: 0 }] },
    ],
  }
}

test('a flight says both ways by the clocks of their airports, what is carried, and leads to its reservation', async () => {
  await drawListing({ answer })
  const there = page.getByRole('article').first()
  const oneWay = page.getByRole('article').last()
  await expect
    .element(there)
    .toHaveTextContent(/Wylot15\.06.*22:30 WAW.*01:45 HRG \(następnego dnia\).*Zefir, 7Z 1234/)
  await expect.element(there).toHaveTextContent(/Powrót22\.06.*02:30 HRG.*05:10 WAW/)
  await expect.element(there).toHaveTextContent(/7 nocy na miejscu/)
  await expect.element(oneWay).toHaveTextContent(/W jedną stronę/)
  await expect.element(oneWay).not.toHaveTextContent(/Powrót/)
  await expect.element(oneWay).toHaveTextContent(/Zostały 3 miejsca/)
  const book = there.getByRole('link', { name: /^Rezerwuj ?: Warszawa – Hurghada, 15\.06\.2027, 22:30/ })
  await expect.element(book).toHaveAttribute('href', '/pz/rezerwacja/WAWHRG270611-7--2')
  await expect.element(page.getByRole('link', { name: 'Mapa' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a class above economy is said on the card and goes along into the reservation', async () => {
  const business = flight(1, { cabin: { code: 'Business', name: 'Business' } })
  await drawListing({ answer: (address) => ({ ...answer(address), flights: [business] }) })
  const card = page.getByRole('article').first()
  await expect.element(card).toHaveTextContent(/Klasa Business w cenie/)
  await expect
    .element(card.getByRole('link', { name: /^Rezerwuj/ }))
    .toHaveAttribute('href', '/pz/rezerwacja/WAWHRG270611-7--2?cabin=Business')
  const classes = page.getByRole('group', { name: 'Klasa podróży' })
  await expect.element(classes.getByRole('radio', { name: 'Ekonomiczna' })).toBeChecked()
  await expect.element(classes.getByRole('radio', { name: /^Business/ })).toBeEnabled()
})

test('the price for all is asked for anew and stands in the address; an airline with nothing cannot be chosen', async () => {
  const { query } = await drawListing({ answer })
  await expect.element(page.getByText(/^900\szł$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Za wszystkich' }).click()
  await expect.poll(query).toContain('fullPrice=true')
  await expect.element(page.getByText(/^1\s?800\szł$/).first()).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^Zefir/ })).toBeDisabled()
})

test('an empty list of flights leads to nearer ones and to the quiz, without a word of hotels', async () => {
  const repairs: ListingView['repairs'] = [
    {
      changes: [{ kind: 'airport', names: ['Rzeszów'] }],
      q: ':PRICE_ASCENDING:ctAdult:2:tripType:CZ',
      leavesMap: false,
      count: 12,
      fromPrice: 89_900,
    },
  ]
  await drawListing({
    answer: (address) => ({ ...answer(address), flights: [], total: 0, lowest: null, repairs }),
  })
  await expect.element(page.getByRole('link', { name: /Rzeszów.*12 ofert/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /quiz/i })).toHaveAttribute('href', '/quiz')
  expect(bySelector('#wyniki').element().textContent).not.toMatch(/hotel/i)
  await expectAccessible()
})

test('on a phone nothing is wider than the screen', async () => {
  await page.viewport(phone.width, phone.height)
  await drawListing({ answer })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})
