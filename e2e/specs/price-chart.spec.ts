import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'

/** '…: od 1 234 zł za osobę' → 1234. */
const zloty = (text: string | null) =>
  Number(/[\d\u00a0 ]+(?=\u00a0zł)/.exec(text ?? '')?.[0].replace(/\D/g, ''))

test('a guest on a phone compares two places, looks at the days of a month and opens the list at the price of a bar', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/kiedy-najtaniej')
  await page.getByLabel('Kierunek').selectOption('GR')
  await page.getByLabel('Porównaj z').first().selectOption('TR')
  await page.getByRole('button', { name: 'Pokaż ceny' }).click()
  await expect(page).toHaveURL(/c=GR&c=TR/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /: pokaż dni$/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL(/month=/)
  await expect(page.getByRole('heading', { level: 2, name: /^Najniższe ceny dzień po dniu/ })).toBeVisible()
  const bar = page.locator('[data-bar]').first()
  const price = zloty(await bar.getAttribute('aria-label'))
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/wyniki-wyszukiwania-samolot/)
  const first = page.locator('#wyniki article').first()
  await expect(first).toBeVisible()
  expect(zloty(await first.locator('p > strong').first().textContent())).toBe(price)
})
