import {
  cards,
  count,
  hotels,
  listing,
  names,
  promisedBy,
  settled,
  sort,
  tick,
} from '../fixtures/listing-page.ts'
import { desktop, expect, openPage, test } from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test('a guest narrows and orders the list, shares it, reads on, opens a hotel and finds everything as it was', {
  tag: '@gate',
}, async ({ page, context }) => {
  await page.setViewportSize(desktop)
  await allow(page, 'preferences.statistics')
  await openPage(page, listing)
  // Analytics loads after the page is idle and still gets the event that the list was shown.
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

  // The eleventh card is on a page that was appended to the first.
  const eleventh = cards(page).nth(10)
  await eleventh.scrollIntoViewIfNeeded()
  await expect(page.getByText(/^Wyświetlono \d+ z/)).toBeVisible()
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
