import { test } from '../fixtures/one-tab-test.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
} from '../fixtures/shop-test.ts'

const amount = (text: string | null) => Number(/([\d\s]+)\szł/.exec(text ?? '')?.[1]?.replace(/\s/g, ''))

test('from the list of all countries to a resort, with one price all the way, and to the flights there', async ({
  page,
}) => {
  await openPage(page, '/wypoczynek')
  await expect(page.getByRole('heading', { level: 2, name: 'Słońce w kilka godzin' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Na narty' })).toBeVisible()
  const country = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Grecja' }).first()
  const promised = amount(await country.textContent())
  expect(promised).toBeGreaterThan(100)
  await country.getByRole('link').click()

  await expect(page).toHaveURL(/\/wypoczynek\/grecja$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Grecja' })).toBeVisible()
  const cheapest = page.getByRole('article').first()
  expect(amount(await cheapest.getByText('za osobę').locator('..').textContent())).toBe(promised)
  await expect(cheapest).toContainText('7 nocy')
  await expect(cheapest).toContainText('za 2 osoby')
  await expect(page.getByRole('table')).toContainText('styczeń')
  await expectAccessible(page)

  // The first link of a card leads to its offer, the last one to its place.
  const place = cheapest.getByRole('link').last()
  const name = ((await place.textContent()) ?? '').split(',')[0] as string
  await place.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Ścieżka' }).or(page.locator('nav ol')).first()
  await expect(trail.getByRole('link', { name: 'Grecja' })).toBeVisible()
  // A card does not link to its own page.
  const here = new URL(page.url()).pathname
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator(`article a[href="${here}"]`)).toHaveCount(0)
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)

  await page.setViewportSize(desktop)
  await trail.getByRole('link', { name: 'Grecja' }).click()
  // The page before has a link of that name, too.
  await expect(page).toHaveURL(/\/wypoczynek\/grecja$/)
  await page.getByRole('main').getByRole('link', { name: 'Katowice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loty z Katowic do Grecji' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Najtańsze terminy' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { level: 3, name: /^Katowice/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
})

test('an address that leads to no place says so, in the language of the guest', async ({ request }) => {
  for (const path of [
    '/cs/wypoczynek/nikde',
    '/cs/wypoczynek/grecja/nikde',
    '/cs/wypoczynek/grecja/oferty-nic',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toMatch(/<html lang="cs"[\s\S]*<h1/)
  }
})
