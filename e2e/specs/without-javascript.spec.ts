import { expect, test } from '../fixtures/shop-test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a guest reads the home page, follows its links and decides about cookies', {
  tag: '@gate',
}, async ({ page }) => {
  const main = page.getByRole('main')
  const banner = page.getByRole('region', { name: 'Pliki cookie: Ty wybierasz' })
  const decision = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')?.value

  await test.step('offers with their prices and all answers stand on the page', async () => {
    await page.goto('/')
    const shelf = (name: string) => page.getByRole('region', { name })
    await expect(shelf('Polecamy w tym tygodniu').getByRole('article').first()).toContainText(
      /−\d+%.*Najniższa cena z 30 dni przed obniżką/s,
    )
    await expect(shelf('Hotele z najlepszymi opiniami').getByRole('article').first()).toContainText(
      'za osobę',
    )
    await expect(shelf('Najchętniej wybierane kraje').getByRole('listitem').first()).toContainText(/od \d/)
    await page.goto('/pytania-i-odpowiedzi')
    const answers = main.locator(':is(h2, h3):has(> button[aria-expanded]) + div')
    await expect(answers.first()).toBeVisible()
    expect(await answers.filter({ visible: true }).count()).toBe(await answers.count())
    await page.goto('/')
  })

  await test.step('a tile leads on', async () => {
    const tile = main.locator('a[href^="/inspiracje/"]').first()
    const address = await tile.getAttribute('href')
    await tile.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('a decision on the spot leads back to the page', async () => {
    await page.goto('/zima?utm_source=mail')
    await banner.getByRole('button', { name: 'Tylko niezbędne' }).click()
    await expect(page).toHaveURL(/\/zima$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
    expect(await decision()).toMatch(/^1\.\d{4}-\d\d-\d\d$/)
  })

  await test.step('the settings are a page of their own that shows and changes it', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia cookies' }).click()
    await main.getByRole('checkbox', { name: 'Statystyka' }).check()
    await main.getByRole('button', { name: 'Zapisz wybór' }).click()
    await expect(main.getByRole('status')).toHaveText('Zapisaliśmy Twój wybór.')
    await expect(main.getByRole('checkbox', { name: 'Statystyka' })).toBeChecked()
    await expect(main.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
    expect(await decision()).toMatch(/\d\.statistics$/)
  })
})
