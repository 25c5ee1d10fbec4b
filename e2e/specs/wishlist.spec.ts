import { openDatabase } from '@wojaz/database'
import { parseOfferCode } from '@wojaz/travel/offer-code'
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
import { runningStack } from '../stack.ts'

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

  await page.getByRole('button', { name: 'Utwórz adres listy' }).click()
  const address = await page.getByLabel('Adres Twojej listy').inputValue()
  const friend = await browser.newContext({ viewport: phone })
  const theirs = await friend.newPage()
  await theirs.goto(address)
  await expect(theirs.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(names)
  await expect(theirs.getByRole('button', { name: /^Usuń/ })).toHaveCount(0)
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Przestań udostępniać' }).click()
  await expect(page.getByRole('button', { name: 'Utwórz adres listy' })).toBeVisible()
  expect((await theirs.goto(address))?.status()).toBe(404)
  await friend.close()
})

test('what has become cheaper says so; what is sold out says so and names what is nearest', async ({
  page,
}) => {
  await allow(page, '')
  await openPage(page, '/wypoczynek/egipt')
  const card = page.getByRole('main').getByRole('article').first()
  const code = await card.locator('input[name=offerCode]').inputValue()
  await card.getByRole('button', { name: /^Zapisz w ulubionych/ }).click()
  // The heart and the number change at once; the word comes when the shop has it.
  await expect(page.getByRole('status').filter({ hasText: 'Zapisano w ulubionych' })).toBeVisible()
  const database = openDatabase({
    url: runningStack().databaseUrl,
    applicationName: 'wojaz-journeys',
    onError: () => {},
  })
  const parts = parseOfferCode(code)
  const { hotelCode, date } = parts.ok ? parts.value : { hotelCode: '', date: '' }
  try {
    await database.pool.query('update wishlist.saved_offer set total = total + 12300 where offer_code = $1', [
      code,
    ])
    await openPage(page, '/ulubione')
    await expect(page.getByRole('article').first()).toContainText(/Taniej o 123\szł/)

    await database.pool.query(
      `insert into offers.allotments (hotel_code, room_code, night, rooms)
        select hotel_code, code, $2, 0 from offers.room_types where hotel_code = $1
        on conflict (hotel_code, room_code, night) do update set rooms = allotments.sold`,
      [hotelCode, date],
    )
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Wyprzedane', { exact: true })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('heading', { name: 'Najbliższe, co można zarezerwować' })).toBeVisible()
    await page.setViewportSize(phone)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  } finally {
    await database.pool.query(
      'update offers.allotments set rooms = rooms + 5 where hotel_code = $1 and night = $2',
      [hotelCode, date],
    )
    await database.close()
  }
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last_search'))).toContain(':dF:7:')
  await openPage(page, '/')
  await page.getByRole('region', { name: 'Wróć do ostatniego wyszukiwania' }).getByRole('link').click()
  await expect(page).toHaveURL(/wyniki-wyszukiwania-samolot\?q=.*dF%3A7/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest saves an offer and takes it off again', async ({ page }) => {
    await allow(page, '')
    await page.goto('/cs/ulubione')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      'Sem si uložíte nabídky, které se vám líbí',
    )
    await page.goto('/cs')
    const card = page.getByRole('main').getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('button', { name: /^Uložit do oblíbených/ }).click()
    await expect(page).toHaveURL(/\/cs\/ulubione\?wynik=zapisano$/)
    await expect(page.getByText('Uloženo do oblíbených.')).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(name)
    await page.getByRole('button', { name: /^Odebrat/ }).click()
    await expect(page.getByText('Odebráno z oblíbených.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})
