import {
  cards,
  count,
  hotels,
  listing,
  names,
  promisedBy,
  searched,
  settled,
  sort,
  tick,
} from '../fixtures/listing-page.ts'
import { desktop, expect, expectAccessible, openPage, phone, test } from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test('a guest narrows and orders the list, shares it, reads on, opens a hotel and finds everything as it was', async ({
  page,
  context,
}) => {
  await page.setViewportSize(desktop)
  await allow(page, 'preferences.statistics')
  await openPage(page, listing)
  // Whoever counts comes after the page is at rest, and still hears that the list was shown.
  await expect
    .poll(() => page.evaluate(() => (window.dataLayer ?? []) as { event: string }[]))
    .toContainEqual(expect.objectContaining({ event: 'listing' }))
  const all = await hotels(page)
  const promised = await promisedBy(page, /^All inclusive/)
  await tick(page, /^All inclusive/).check()
  await settled(page, /board%3AAI/)
  await expect(count(page)).toHaveText(new RegExp(`^${promised} `))
  expect(promised).toBeLessThan(all)
  await sort(page).selectOption('hotelRating')
  await settled(page, /hotelRating/)
  const best = await names(page)
  expect((await context.cookies()).find(({ name }) => name === 'listing_sort')?.value).toBe('hotelRating')
  await expectAccessible(page)

  await page.goBack()
  await settled(page, /q=%3Aprice/)
  await expect(sort(page)).toHaveValue('price')
  await page.goForward()
  await settled(page, /hotelRating/)
  expect(await names(page)).toEqual(best)

  await page.getByRole('link', { name: 'Pokaż kolejne oferty' }).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/page=1-[2-9]/)
  const friend = await context.newPage()
  await openPage(friend, page.url())
  expect((await names(friend)).slice(0, 20)).toEqual((await names(page)).slice(0, 20))
  await friend.close()

  // The eleventh card stands on a page that was put below the first.
  const eleventh = cards(page).nth(10)
  await eleventh.scrollIntoViewIfNeeded()
  await expect(page.getByText(/^Widać \d+ z/)).toBeVisible()
  const here = { url: page.url(), y: await page.evaluate(() => window.scrollY) }
  await page.reload({ waitUntil: 'load' })
  await expect(cards(page).nth(10)).toBeInViewport()
  expect(page.url()).toBe(here.url)
  const hotel = (await eleventh.getByRole('heading').textContent()) as string
  await openPage(page, page.url())
  await cards(page).nth(10).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await cards(page).nth(10).getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: hotel })).toBeVisible()
  await page.goBack()
  await expect(cards(page).nth(10)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a press on a filter writes only to fields that have changed, to no closed search form and no closed menu', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openPage(page, listing)
  await page.locator('[data-search-line]').hover()
  await expect(page.locator('form[data-live]')).toBeVisible()
  await expect(page.locator('[data-dropdown]')).toHaveCount(0)
  await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('#filtry label > input')]
    const look = (field: HTMLInputElement) =>
      [field.checked, field.disabled, field.parentElement?.textContent].join()
    const before = new Map(fields.map((field) => [field, look(field)]))
    const written = new Set<Node>()
    new MutationObserver((changes) => {
      for (const { target } of changes) written.add(target)
    }).observe(document.body, { subtree: true, attributes: true })
    Object.assign(window, {
      fieldsAfter: () =>
        fields.map((field) => ({ same: before.get(field) === look(field), written: written.has(field) })),
      headerWrites: () =>
        [...document.querySelectorAll('.site-header *')].filter((one) => written.has(one)).length,
    })
  })
  const promised = await promisedBy(page, /^All inclusive/)
  await tick(page, /^All inclusive/).check()
  await settled(page, /board%3AAI/)
  await expect(count(page)).toHaveText(new RegExp(`^${promised} `))
  type Field = { same: boolean; written: boolean }
  const fields = await page.evaluate(() => (window as unknown as { fieldsAfter(): Field[] }).fieldsAfter())
  // What stands beside the chosen one, at least, leads to as many as before.
  expect(fields.filter(({ same }) => same).length).toBeGreaterThan(4)
  expect(fields.filter(({ same, written }) => same && written)).toEqual([])
  await expect(page.locator('[data-dropdown]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { headerWrites(): number }).headerWrites())).toBe(0)

  // Opened, the menu leads to this very list in the other languages.
  await page.getByRole('button', { name: /język/i }).click()
  const sister = page.getByRole('link', { name: 'Čeština' })
  await expect(sister).toHaveAttribute(
    'href',
    `/cs${new URL(page.url()).pathname}${new URL(page.url()).search}`,
  )
  await sister.click()
  await expect(page).toHaveURL(/\/cs\/.*board%3AAI/)
  await expect(page.getByRole('main')).toContainText(String(promised))
})

test('a price typed before the scripts come stays, and counts', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize(desktop)
  await page.goto(listing, { waitUntil: 'commit' })
  await page.getByLabel('Cena od').fill('3000')
  await page.getByLabel('Cena do').focus()
  release()
  // The results come with code of their own: React has taken a field over when it has written its properties to it.
  await page.waitForFunction(() => {
    const field = document.querySelector('[name="priceFrom"]')
    return Object.keys(field ?? {}).some((key) => key.startsWith('__reactProps$'))
  })
  await page.getByLabel('Cena do').fill('2000')
  await page.getByLabel('Cena do').press('Enter')
  await expect(page.getByLabel('Cena od')).toHaveAccessibleDescription('Cena „od” jest wyższa niż cena „do”.')
  await expect(page.getByLabel('Cena od')).toHaveValue('3000')
})

test('a price that cannot be is told at its field; the last of quick choices wins', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openPage(page, listing)
  await page.getByLabel('Cena od').fill('3000')
  await page.getByLabel('Cena do').fill('2000')
  await page.getByLabel('Cena do').press('Enter')
  await expect(page.getByLabel('Cena od')).toHaveAccessibleDescription('Cena „od” jest wyższa niż cena „do”.')
  await page.getByLabel('Cena od').fill('')
  await page.getByLabel('Cena do').fill('0')
  await page.getByLabel('Cena do').press('Enter')
  await expect(page.getByLabel('Cena do')).toHaveAccessibleDescription('Cena „do” musi być wyższa niż zero.')

  await openPage(page, listing)
  const before = await names(page)
  // The answer to the first choice is held back until the second one is on the screen.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const calls: string[] = []
  const firstIsOver = new Promise<void>((resolve) => {
    page.route(/\.data\?/, async (route) => {
      calls.push(route.request().url())
      if (calls.length > 1) return route.continue()
      const response = await route.fetch()
      await held
      // The browser may have given up on it: then nobody waits for it either.
      await route.fulfill({ response }).catch(() => undefined)
      resolve()
    })
  })
  await sort(page).selectOption('priceDESC')
  await expect.poll(() => calls.length).toBe(1)
  await sort(page).selectOption('categoryDESC')
  await settled(page, /categoryDESC/)
  await expect.poll(() => names(page)).not.toEqual(before)
  const shown = await names(page)
  release()
  await firstIsOver
  await expect(sort(page)).toHaveValue('categoryDESC')
  expect(await names(page)).toEqual(shown)
})

test('an empty list says what is in the way and leads out of it; an old link says what it left out', async ({
  page,
}) => {
  await openPage(page, searched({ durationFrom: 29, durationTo: 30, selectedAirports: ['LUZ'] }))
  await expect(page.getByText(/^Najbardziej przeszkadza: /)).toBeVisible()
  const way = page.locator('#wyniki').getByRole('link', { name: /ofert/ }).first()
  const promised = Number(/(\d+) ofert/.exec((await way.textContent()) ?? '')?.[1])
  await expectAccessible(page)
  await way.click()
  await expect(count(page)).toHaveText(new RegExp(`^${promised} `))

  const old = searched({ startDate: '2024-07-01', endDate: '2024-07-14', selectedAirports: ['QQQ'] })
  await openPage(page, old)
  await expect(page.getByText('Podany termin już minął.')).toBeVisible()
  await expect(page.getByText('Nie znamy lotniska „QQQ”.')).toBeVisible()
  expect(await cards(page).count()).toBeGreaterThan(0)
  await openPage(page, '/wypoczynek/grecja/oferty-all-inclusive')
  await expect(page.getByRole('heading', { level: 1, name: /All inclusive/ })).toBeVisible()
  await page.getByRole('link', { name: 'Usuń: Grecja' }).click()
  await settled(page, /wyniki-wyszukiwania-samolot/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('filters, orders and further pages are plain forms and links', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto(listing)
    const all = await hotels(page)
    await tick(page, /^All inclusive/).check()
    await page.locator('#filtry').getByRole('button', { name: 'Pokaż wyniki' }).click()
    await expect(page).toHaveURL(/board%3AAI/)
    expect(await hotels(page)).toBeLessThan(all)
    await sort(page).selectOption('priceDESC')
    await page
      .locator('form', { has: sort(page) })
      .getByRole('button')
      .click()
    await expect(page).toHaveURL(/priceDESC.*board%3AAI/)
    const first = await names(page)
    await page.getByRole('link', { name: 'Pokaż kolejne oferty' }).click()
    await expect(page).toHaveURL(/page=2/)
    expect(await names(page)).not.toEqual(first)
    await page.setViewportSize(phone)
    await page.getByRole('link', { name: 'Filtry' }).click()
    await expect(page.locator('#filtry').getByRole('button', { name: 'Pokaż wyniki' })).toBeVisible()
    // The one line above the list opens to the way to the whole form, with the search in it.
    await page.goto(searched({ selectedDestinationsCodes: ['GR'], adultsCount: 3 }))
    await page.locator('[data-search-line] > summary').click()
    await page.getByRole('button', { name: 'Zmień wyszukiwanie' }).click()
    await expect(page).toHaveURL(/\/\?q=/)
    await page.locator('[data-dropdown="region"] > summary').click()
    await expect(page.getByRole('search').getByRole('checkbox', { name: /^Grecja/ })).toBeChecked()
    await page.getByRole('search').locator('button[type="submit"]').last().click()
    await expect(page).toHaveURL(/ctAdult%3A3.*c%3AGR/)
  })
})
