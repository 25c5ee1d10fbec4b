import { defaultSearchState, encodeSearchParams } from '@wojaz/travel/search'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test.use({ viewport: desktop, reducedMotion: 'reduce' })

test('a guest saves two offers, finds them after a reload, compares them and shows them to somebody', async ({
  page,
  browser,
}) => {
  await allow(page, 'statistics')
  await openPage(page, '/')
  const cards = page.getByRole('region', { name: 'Polecamy w tym tygodniu' }).getByRole('article')
  const heart = (position: number) =>
    cards.nth(position).getByRole('button', { name: /^Zapisz w ulubionych/ })
  await heart(0).click()
  await expect(heart(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Zapisano w ulubionych' })).toBeVisible()
  await heart(1).press('Enter')
  await expect(page.getByRole('link', { name: 'Ulubione, 2 oferty' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window.dataLayer ?? []) as { event: string }[]))
    .toContainEqual(expect.objectContaining({ event: 'wishlist', isOfferOnWishlist: true, wishlistCount: 2 }))
  const names = (await cards.getByRole('heading').allTextContents()).slice(0, 2).reverse()
  const price = (await cards.nth(1).getByRole('strong').first().textContent()) ?? ''

  await page.reload()
  await expect(heart(1)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Ulubione, 2 oferty' }).click()
  const saved = page.getByRole('main').getByRole('article')
  await expect(saved.getByRole('heading', { level: 2 })).toHaveText(names)
  await expect(saved.first()).toContainText(price)
  await expect(saved.first()).toContainText('Cena bez zmian')
  await expectAccessible(page)

  await page.getByRole('checkbox').first().check()
  await page.getByRole('checkbox').last().check()
  await expect(page.getByText('Wybrano 2 oferty z 4')).toBeVisible()
  await page.getByRole('button', { name: 'Porównaj' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toContainText(names)
  await expect(table.getByRole('row', { name: /^Cena za osobę/ })).toContainText(price)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  await expect(table.getByRole('rowheader', { name: 'Wyżywienie' })).toBeVisible()

  await page.getByRole('link', { name: 'Wróć do listy' }).click()
  await expectNoSidewaysScroll(page)
  await saved.first().getByRole('button', { name: /^Usuń/ }).click()
  await expect(page.getByRole('link', { name: 'Ulubione, 1 oferta' })).toBeVisible()
  await saved
    .first()
    .getByRole('button', { name: /^Zapisz ponownie/ })
    .click()
  await expect(page.getByRole('link', { name: 'Ulubione, 2 oferty' })).toBeVisible()

  await page.getByRole('button', { name: 'Utwórz link do listy' }).click()
  const address = await page.getByLabel('Link do Twojej listy').inputValue()
  const friend = await browser.newContext({ viewport: phone })
  const theirs = await friend.newPage()
  await theirs.goto(address)
  await expect(theirs.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(names)
  await expect(theirs.getByRole('button', { name: /^Usuń/ })).toHaveCount(0)
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Przestań udostępniać' }).click()
  await expect(page.getByRole('button', { name: 'Utwórz link do listy' })).toBeVisible()
  expect((await theirs.goto(address))?.status()).toBe(404)
  await friend.close()
})

test('a guest who allows it finds on the home page what they looked at last; nobody else does', async ({
  page,
}) => {
  const card = page.getByRole('region', { name: 'Polecamy w tym tygodniu' }).getByRole('article').first()
  const watched = page.getByRole('region', { name: 'Ostatnio oglądane' })
  const kept = () => page.evaluate(() => localStorage.getItem('last_watched'))
  const look = async () => {
    await openPage(page, '/')
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    return name
  }
  await allow(page, '')
  await look()
  expect(await kept()).toBeNull()

  await allow(page, 'preferences')
  const hotel = await look()
  await expect.poll(kept).toContain('-7-')
  await openPage(page, '/')
  await expect(watched.getByRole('article').getByRole('heading')).toHaveText([hotel])

  const search = encodeSearchParams({ ...defaultSearchState, durationFrom: 7, durationTo: 7 })
  await openPage(page, `/wypoczynek/wyniki-wyszukiwania-samolot?${search}`)
  await expect.poll(() => page.evaluate(() => decodeURIComponent(document.cookie))).toContain(':dF:7:')
  await openPage(page, '/')
  await page.getByRole('region', { name: 'Wróć do ostatniego wyszukiwania' }).getByRole('link').click()
  await expect(page).toHaveURL(/wyniki-wyszukiwania-samolot\?q=.*dF%3A7/)
})
