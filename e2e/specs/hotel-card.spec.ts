import type { Page } from '@playwright/test'
import { amount, boxOf, codeOf, expectTotal, someHotel, totalOf } from '../fixtures/hotel-card-page.ts'
import { test } from '../fixtures/one-tab-test.ts'
import { settled } from '../fixtures/settled.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
} from '../fixtures/shop-test.ts'
import { ownTrip } from '../fixtures/stock.ts'

/** Opens a row of the trip and takes the first other option; returns the new price. */
async function takeAnother(page: Page, name: string): Promise<number> {
  const box = boxOf(page)
  await box.locator('summary').filter({ hasText: name }).click()
  const option = box.getByRole('navigation', { name }).locator('a:not([aria-current])').first()
  const label = (await option.locator('.font-medium').first().textContent()) as string
  const difference = await option.locator('.tabular-nums').textContent()
  await option.click()
  await expect(box.getByRole('navigation', { name }).locator('[aria-current]')).toContainText(label)
  return amount(difference)
}

/** A pressed option is the chosen one at once; its offer follows, and with it what belongs to it. */
const offerIsThere = (page: Page) =>
  expect(boxOf(page).locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')

test('a guest comes with another family, changes airport, then length, then the room of one of them, and one price follows', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize(desktop)
  const families = ['2019-05-01', '2021-03-03'].map((birth) => ({
    adultsCount: 2,
    childrenBirthDates: [birth],
  }))
  const { offerCode, hotelUrl } = await ownTrip('configurator', families)
  // The same trip for the first two alone.
  const forTwo = offerCode.split('-').slice(0, 4).join('-').replace(/c.*$/, '')
  await openPage(page, `${hotelUrl}/OfferCodeWS/${forTwo}`)
  const box = boxOf(page)
  await box.locator('summary').filter({ hasText: 'Uczestnicy' }).click()
  await box.getByRole('group', { name: 'Pokój 1' }).getByLabel('Data urodzenia dziecka 1').fill('2019-05-01')
  await box.getByText('Dodaj pokój').click()
  const second = box.getByRole('group', { name: 'Pokój 2' })
  await second.getByLabel('Dorośli').selectOption('2')
  await second.getByLabel('Data urodzenia dziecka 1').fill('2021-03-03')
  await box.getByRole('button', { name: 'Przelicz cenę' }).click()
  await expect(box).toContainText('2 osoby dorosłe, 1 dziecko + 2 osoby dorosłe, 1 dziecko')
  await expect(box).toContainText('za 6 osób')
  await offerIsThere(page)

  let total = amount(await totalOf(page).textContent())
  for (const line of ['Lotnisko', 'Długość pobytu']) {
    total += await takeAnother(page, line)
    await expectTotal(page, total)
    await offerIsThere(page)
    // The list covers the page beside the box.
    await page.keyboard.press('Escape')
  }

  // Opening the second room closes the first; a choice for it does not change the first.
  const rooms = page.locator('#pokoje')
  const before = codeOf(page)
  await rooms.getByRole('link', { name: 'Zmień pokój 2' }).click()
  await expect(rooms.getByRole('link', { name: 'Zmień pokój 1' })).toBeVisible()
  await expect(page).toHaveURL(/room=2/)
  total = amount(await totalOf(page).textContent())
  const other = rooms.locator('nav a:not([aria-current])').first()
  const url = (await other.getAttribute('href')) as string
  total += amount(await other.locator('.tabular-nums').textContent())
  await other.click()
  await expectTotal(page, total)
  await expect(page).toHaveURL(url)
  await offerIsThere(page)
  expect(codeOf(page).split('-').slice(0, 4)).toEqual(before.split('-').slice(0, 4))
  expect(codeOf(page).split('-')[4]).not.toBe(before.split('-')[4])

  // The breakdown, the QR code and the box show the same price.
  const full = await totalOf(page).textContent()
  await expect(page.locator('#cena tfoot')).toContainText(full as string)
  await expect(page.locator('#rezerwacja')).toContainText(full as string)
  await page.goBack()
  await expect(page).toHaveURL(/room=2/)
  expect(codeOf(page)).toBe(before)
})

test.describe('a network that fails', () => {
  test.use({ expectedComplaint: /Failed to load resource.*(all-offers|\.data)/ })

  test('all offers come page by page, the cheapest first; what fails is told and tried again', async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await openPage(page, await someHotel(page))
    const offers = page.locator('#oferty')
    await page.locator('summary').filter({ hasText: 'Wszystkie oferty tego hotelu' }).click()
    const rows = offers.locator('li:has(strong)')
    await expect(rows).toHaveCount(6)
    await page.route('**/all-offers', (route) => route.abort())
    await offers.getByRole('link', { name: 'Pokaż więcej' }).click()
    await expect(offers.getByRole('alert')).toContainText('Nie udało się pobrać ofert')
    await expect(rows).toHaveCount(6)
    await page.unroute('**/all-offers')
    await offers.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(rows).toHaveCount(12)
    const prices = (await rows.locator('strong.tabular-nums').allTextContents()).map(amount)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    expect(
      new Set(await rows.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        .size,
    ).toBe(12)
    const last = rows.last().getByRole('link')
    const chosen = (await last.getAttribute('href')) as string
    await last.click()
    await expect(page).toHaveURL(chosen)
    await expectTotal(page, prices.at(-1) as number)
    // The price is shown at once; its offer is loaded when the box is no longer busy.
    await expect(boxOf(page).locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
    await expect(rows).toHaveCount(12)

    // If a choice fails, the previous offer stays and a message is shown.
    await page.route(/\.data(\?|$)/, (route) => route.abort())
    const box = boxOf(page)
    await box.locator('summary').filter({ hasText: 'Lotnisko' }).click()
    const option = box.getByRole('navigation', { name: 'Lotnisko' }).locator('a:not([aria-current])').first()
    const wanted = (await option.getAttribute('href')) as string
    const difference = amount(await option.locator('.tabular-nums').textContent())
    await option.click()
    await expect(box.getByRole('alert')).toContainText('Pokazujemy poprzednią ofertę')
    await expectTotal(page, prices.at(-1) as number)
    // A retry leads to the wanted choice.
    await page.unroute(/\.data(\?|$)/)
    await box.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(box.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL(wanted)
    await expectTotal(page, (prices.at(-1) as number) + difference)
  })
})

test('in the calendar a keyboard walks from offer to offer and into the next month', async ({ page }) => {
  await openPage(page, await someHotel(page))
  const grid = page.getByRole('grid')
  const heading = page.locator('#price-month')
  const month = (await heading.textContent()) as string
  // Once its code is loaded the calendar is one tab stop; until then every day is.
  const stop = grid.locator('a:not([tabindex])')
  await expect(stop).toHaveCount(1)
  await stop.focus()
  await page.keyboard.press('PageDown')
  await expect(heading).not.toHaveText(month)
  // The same key moves on through months without offers.
  const focused = grid.locator('a:focus').or(page.locator('[role=grid]:focus'))
  await expect(focused).toHaveCount(1)
  for (let shown = await heading.textContent(); (await focused.getAttribute('role')) === 'grid'; ) {
    await page.keyboard.press('PageDown')
    await expect(heading).not.toHaveText(shown as string)
    await expect(focused).toHaveCount(1)
    shown = await heading.textContent()
  }
  const day = grid.locator('a:focus')
  await page.keyboard.press('ArrowRight')
  const price = amount(await day.locator('span').nth(1).textContent())
  await page.keyboard.press('Enter')
  await expect(grid.locator('[aria-current]')).toHaveCount(1)
  await expectTotal(page, price)
})

test('on a phone two steps fill the screen, Back closes them, and the button begins a reservation; an old link leads to the nearest offers', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, await someHotel(page))
  await expectNoSidewaysScroll(page)
  const box = boxOf(page)
  await box.getByRole('link', { name: /^Termin i uczestnicy/ }).click()
  const dates = page.getByRole('dialog', { name: 'Termin i uczestnicy' })
  await expect(dates).toBeInViewport({ ratio: 0.9 })
  await expectAccessible(page)
  await dates.locator('summary').filter({ hasText: 'Lotnisko' }).click()
  const airport = dates.getByRole('navigation', { name: 'Lotnisko' }).locator('a:not([aria-current])').first()
  const name = (await airport.locator('.font-medium').first().textContent()) as string
  const before = codeOf(page)
  await airport.click()
  await expect(dates.getByRole('navigation', { name: 'Lotnisko' }).locator('[aria-current]')).toContainText(
    name,
  )
  // The pressed airport is the chosen one at once; its offer follows.
  await expect.poll(() => codeOf(page)).not.toBe(before)
  const code = codeOf(page)
  // The choice stays when the step is closed by Back.
  await page.goBack()
  await expect(dates).toBeHidden()
  await expect.poll(() => codeOf(page)).toBe(code)
  await box.getByRole('link', { name: /^Pokój i wyżywienie/ }).click()
  const room = page.getByRole('dialog', { name: 'Pokój i wyżywienie' })
  await room.locator('summary').filter({ hasText: 'Pokój' }).click()
  await expect(room.getByRole('navigation', { name: 'Pokój' }).locator('[aria-current]')).toHaveCount(1)
  await room.getByRole('link', { name: 'Gotowe' }).click()
  await expect(room).toBeHidden()

  // The button starts a reservation of this offer; the phone number stays as the alternative.
  const card = page.url()
  await page.getByRole('link', { name: 'Zarezerwuj', exact: true }).click()
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  await expect(page.getByRole('link', { name: 'Wróć do oferty' })).toHaveAttribute(
    'href',
    new RegExp(`${code}$`),
  )
  await openPage(page, card)
  const booking = page.locator('#rezerwacja')
  await expect(booking.getByRole('link', { name: /^\+48/ })).toHaveAttribute('href', /^tel:\+48/)
  await expect(booking.locator('dd').first()).toHaveText(code)

  const past = code.replace(/^([A-Z]{6})\d{6}/, '$1200101')
  await openPage(page, new URL(page.url()).pathname.replace(/[^/]+$/, past))
  await expect(page.getByText('Ta oferta nie jest już w sprzedaży')).toBeVisible()
  await expect(totalOf(page)).toBeVisible()
})

test('the box fits low screens without a scrollbar of its own, its lines open beside it, and a folded part opens from its tab', async ({
  page,
}) => {
  await openPage(page, await someHotel(page))
  const box = boxOf(page).locator('#oferta')
  for (const [width, height] of [
    [1280, 720],
    [1280, 800],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 900))
    await settled(page)
    const { bottom, pushed } = await box.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      pushed: [element, ...element.querySelectorAll('*')].filter(
        (one) =>
          one.scrollHeight > one.clientHeight + 1 &&
          getComputedStyle(one).overflowY === 'auto' &&
          one.checkVisibility(),
      ).length,
    }))
    expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(height)
    expect(pushed, `${width} × ${height}`).toBe(0)
  }
  await box.locator('summary').filter({ hasText: 'Lotnisko' }).click()
  const options = box.getByRole('navigation').filter({ visible: true })
  await expect(options).toBeInViewport()
  const [left, right] = await Promise.all([options.boundingBox(), box.boundingBox()])
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)

  const tabs = page.locator('nav:has(a[href="#opis"])')
  await tabs.locator('summary').click()
  await tabs.getByRole('link', { name: 'Pogoda' }).click()
  await expect(page.locator('#pogoda table')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_500)
})
