import { weekdayAbbreviation } from '@wojaz/travel/dates'
import { type Locale, locales } from '@wojaz/travel/locale'
import { defaultSearchState } from '@wojaz/travel/search'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { boxOf, settled } from '../../../test/browser/settled.ts'
import { PriceChartScreen } from './price-chart-screen.tsx'
import type { ChartBar, ChartSlot, PriceChartFacts, PriceChartView } from './price-chart-view.ts'

const levels = ['low', 'typical', 'high', null] as const

function slotsOf(places: number, locale: Locale, days: boolean): ChartSlot[] {
  return Array.from({ length: days ? 31 : 12 }, (_, number) => {
    const day = new Date(Date.UTC(2027, days ? 6 : number, days ? number + 1 : 1, 12))
    const write = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(day)
    return {
      id: day.toISOString().slice(0, days ? 10 : 7),
      name: write(days ? { day: 'numeric' } : { month: 'short' }),
      detail: days ? weekdayAbbreviation(locale, day.getUTCDay()) : write({ year: 'numeric' }),
      title: write(
        days ? { weekday: 'long', day: 'numeric', month: 'long' } : { month: 'long', year: 'numeric' },
      ),
      daysUrl: days ? null : `/kiedy-najtaniej?month=2027-${number + 1}`,
      bars: Array.from({ length: places }, (_, place): ChartBar | null =>
        number === 1 && place === 0
          ? null
          : {
              price: 189_900 + ((number * 37 + place * 53) % 12) * 21_000,
              level: levels[(number + place) % 4] ?? null,
              lastYear: number % 3 === 0 ? 210_000 + number * 4_000 : null,
              url: `/wypoczynek/lista?q=${number}-${place}`,
            },
      ),
    }
  })
}

const names = ['Grecja', 'Wyspy Kanaryjskie', 'Zjednoczone Emiraty Arabskie']

function chartView(
  places: number,
  { locale = 'pl', days = false, ...own }: Partial<PriceChartView> & { locale?: Locale; days?: boolean } = {},
): PriceChartView {
  const chart: PriceChartFacts = {
    places: names.slice(0, places).map((name, number) => ({ code: `P${number}`, name })),
    slots: slotsOf(places, locale, days),
    month: days
      ? {
          title: 'lipiec 2027',
          before: { title: 'czerwiec 2027', url: '/kiedy-najtaniej?month=2027-06' },
          after: null,
          year: '/kiedy-najtaniej',
        }
      : null,
    axis: { top: 500_000, ticks: [0, 100_000, 200_000, 300_000, 400_000, 500_000] },
    isForAll: false,
    url: '/kiedy-najtaniej?c=P0',
    comparedUrl: null,
  }
  return {
    chart,
    search: { ...defaultSearchState, durationFrom: 7, durationTo: 7 },
    month: days ? '2027-07' : null,
    countries: names.map((name, number) => ({ code: `P${number}`, name, price: 189_900, regions: [] })),
    airports: [{ code: 'KTW', name: 'Katowice' }],
    today: '2026-12-31',
    hasLeftOut: false,
    wider: [],
    missing: [],
    texts: '{}',
    ...own,
  }
}

const bars = () => bySelector('[data-bar]').elements()
const stops = () => bars().filter((bar) => bar.getAttribute('tabindex') === '0')
const readOut = () => page.getByRole('status')

test('bars are one stop for Tab; arrows go from bar to bar, over gaps, and each is read out', async () => {
  await page.viewport(desktop.width, desktop.height)
  await draw(<PriceChartScreen view={chartView(2)} />, { path: '/kiedy-najtaniej' })
  await expect
    .element(readOut())
    .toHaveTextContent(
      /^Najtaniej: styczeń 2027, Grecja: od 1\s899\szł za osobę, niska cena\. Rok temu w tym samym tygodniu: od 2\s100\szł\.$/,
    )
  expect(bars()).toHaveLength(23)
  await expect.poll(() => stops().length).toBe(1)
  focusOn(page.getByRole('link', { name: /^styczeń 2027, Grecja: od 1\s899\szł/ }))
  await expect
    .element(readOut())
    .toHaveTextContent(/Taniej tu nie ma\. Rok temu w tym samym tygodniu: od 2\s100\szł\.$/)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('link', { name: /^marzec 2027, Grecja/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  const february = page.getByRole('link', { name: /^luty 2027, Wyspy Kanaryjskie/ })
  await expect.element(february).toHaveFocus()
  await expect
    .element(readOut())
    .toHaveTextContent(/^luty 2027, Wyspy Kanaryjskie: od .* więcej niż w najtańszym terminie\.$/)
  await expect.poll(() => stops().map((bar) => bar.getAttribute('data-bar'))).toEqual(['1-1'])
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('link', { name: /^grudzień 2027, Wyspy/ })).toHaveFocus()
  await expectAccessible()
})

test('a bar leads to its list, a month to its days, without loading the shop anew', async () => {
  const routes = [{ path: '/wypoczynek/lista', element: <p>Lista</p> }]
  const { router } = await draw(<PriceChartScreen view={chartView(1)} />, {
    path: '/kiedy-najtaniej',
    routes,
  })
  await page.getByRole('link', { name: 'marzec 2027: pokaż dni' }).click()
  await expect.poll(() => router.state.location.search).toBe('?month=2027-3')
  focusOn(page.getByRole('link', { name: /^styczeń 2027, Grecja/ }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Lista')).toBeVisible()
  expect(router.state.location.search).toBe('?q=0-0')
})

test('the table says what the bars say', async () => {
  await draw(<PriceChartScreen view={chartView(3)} />, { path: '/kiedy-najtaniej' })
  const table = page.getByRole('table', { name: 'Najniższe ceny w 12 miesiącach' })
  await expect
    .element(table.getByRole('columnheader', { name: 'Zjednoczone Emiraty Arabskie' }))
    .toBeVisible()
  const row = table.getByRole('row', { name: /^luty 2027/ })
  await expect.element(row).toHaveTextContent(/^luty 2027nic w sprzedaży.*zł.*zł/)
  expect(row.getByRole('link').elements()).toHaveLength(2)
  await expect
    .element(table.getByRole('row', { name: /^styczeń 2027/ }))
    .toHaveTextContent(/rok temu od 2\s100\szł/)
  expect(row.element().textContent).not.toContain('rok temu')
})

test.each([
  [1, 'pl', false],
  [3, 'uk', false],
  [2, 'hu', true],
] as const)(
  'on a phone %d places in %s scroll inside the chart, not the page',
  async (places, locale, days) => {
    await page.viewport(phone.width, phone.height)
    await draw(<PriceChartScreen view={chartView(places, { locale, days })} />, {
      path: `${locale === 'pl' ? '' : `/${locale}`}/kiedy-najtaniej`,
    })
    await expect.element(bySelector('[data-bar="0-0"]')).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  },
)

test('on a phone the question is one line and the first bars are in the first view; pressed, it can be changed', async () => {
  await page.viewport(phone.width, phone.height)
  await draw(<PriceChartScreen view={chartView(1)} />, { path: '/kiedy-najtaniej' })
  const line = page.getByText('7 nocy · 2 osoby dorosłe')
  await expect.element(line).toBeVisible()
  await expect.element(page.getByLabelText('Kierunek')).not.toBeVisible()
  const { bottom: foot } = await boxOf(bySelector('[data-bar="0-0"]'))
  // The height of header, breadcrumbs and title above it.
  expect(foot).toBeLessThan(phone.height - 210)
  await line.click()
  await expect.element(page.getByLabelText('Kierunek')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pokaż ceny' })).toBeVisible()
  await expectAccessible()
})

test('on a wide screen the fields are always there', async () => {
  await page.viewport(desktop.width, desktop.height)
  await draw(<PriceChartScreen view={chartView(1)} />, { path: '/kiedy-najtaniej' })
  await expect.element(page.getByLabelText('Kierunek')).toBeVisible()
  await expect.element(page.getByText('7 nocy · 2 osoby dorosłe')).not.toBeVisible()
  await page.getByLabelText('Kierunek').selectOptions('P1')
  await expect.element(page.getByLabelText('Kierunek')).toHaveValue('P1')
  await expectAccessible()
})

test('one of several places has nothing: it is said, with its ways out, above the bars of the others', async () => {
  const view = chartView(2)
  const slots = view.chart.slots.map((slot) => ({ ...slot, bars: [slot.bars[0] ?? null, null] }))
  const missing = [
    {
      code: 'P1',
      name: 'Wyspy Kanaryjskie',
      wider: [
        { by: 'airport', url: '/kiedy-najtaniej?a=' },
        { by: 'without', url: '/kiedy-najtaniej?c=P0' },
      ] as const,
    },
  ].map((place) => ({ ...place, wider: [...place.wider] }))
  await draw(<PriceChartScreen view={{ ...view, missing, chart: { ...view.chart, slots } }} />, {
    path: '/kiedy-najtaniej',
  })
  await expect.element(page.getByText(/^Wyspy Kanaryjskie: na taki wyjazd nie ma teraz/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Z dowolnego lotniska' }))
    .toHaveAttribute('href', '/kiedy-najtaniej?a=')
  await expect
    .element(page.getByRole('link', { name: 'Porównaj bez: Wyspy Kanaryjskie' }))
    .toHaveAttribute('href', '/kiedy-najtaniej?c=P0')
  expect(bars().length).toBeGreaterThan(5)
  await expectAccessible()
})

test.each(locales)(
  'on a wide screen all days of a month are seen at once, each with its weekday: %s',
  async (locale) => {
    await page.viewport(desktop.width, desktop.height)
    await draw(<PriceChartScreen view={chartView(1, { locale, days: true })} />, { path: '/kiedy-najtaniej' })
    const days = bySelector('ol').filter({ hasText: weekdayAbbreviation(locale, 4) })
    const list = await days.findElement()
    await settled()
    const scroller = list.parentElement
    expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
    // A name that does not fit below its bar would wrap or cover its neighbour.
    const named = [...list.querySelectorAll('li span[aria-hidden]')]
    expect(named).toHaveLength(62)
    expect(named.filter((name) => name.scrollWidth > name.clientWidth || name.clientHeight > 24)).toEqual([])
  },
)

test('where nothing leaves, the ways out are said and lead on', async () => {
  const view = chartView(1, { wider: [{ by: 'nights', url: '/kiedy-najtaniej?nights=' }] })
  const empty = { ...view.chart, slots: view.chart.slots.map((slot) => ({ ...slot, bars: [null] })) }
  await draw(<PriceChartScreen view={{ ...view, chart: empty }} />, { path: '/cs/kiedy-najtaniej' })
  await expect
    .element(page.getByRole('link', { name: 'Libovolná délka pobytu' }))
    .toHaveAttribute('href', '/cs/kiedy-najtaniej?nights=')
  await expect.element(page.getByRole('link', { name: /kvíz/ })).toHaveAttribute('href', '/cs/quiz')
  await expectAccessible()
})

test('where last year is not known the chart says so, and leads to the one that knows', async () => {
  const known = chartView(1).chart
  const slots = known.slots.map((slot) => ({
    ...slot,
    bars: slot.bars.map((bar) => bar && { ...bar, lastYear: null }),
  }))
  const drawn = (comparedUrl: string | null) => (
    <PriceChartScreen view={chartView(1, { chart: { ...known, slots, comparedUrl } })} />
  )
  await draw(drawn('/kiedy-najtaniej?c=P0&ctAdult=2'), { path: '/kiedy-najtaniej' })
  await expect.element(page.getByText(/^Ceny sprzed roku znamy tylko dla dwóch dorosłych/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Pokaż taki wykres' }))
    .toHaveAttribute('href', '/kiedy-najtaniej?c=P0&ctAdult=2')
  await expectAccessible()
  await draw(drawn(null), { path: '/kiedy-najtaniej' })
  await expect.element(page.getByText('Cen z tego samego tygodnia rok temu jeszcze nie mamy.')).toBeVisible()
})
