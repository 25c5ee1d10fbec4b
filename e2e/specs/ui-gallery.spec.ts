import { test } from '../fixtures/one-tab-test.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, phone } from '../fixtures/shop-test.ts'

test.beforeEach(async ({ page }) => {
  await openPage(page, '/_ui')
})

test('every part is accessible in every state', async ({ page }) => {
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
})

test('a spinner is 20, 50 or 100 pixels wide', async ({ page }) => {
  const rings = page.getByRole('status').locator('.spinner-ring')
  const widths = await rings.evaluateAll((all) => all.map((ring) => (ring as SVGElement).clientWidth))
  expect(widths).toEqual(expect.arrayContaining([20, 50, 100]))
})

test.describe('a button', () => {
  test('is pressed by Enter and by Space', async ({ page }) => {
    await page.getByRole('button', { name: 'Rezerwuj' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(page.getByText('Naciśnięto: 2')).toBeVisible()
  })

  test('that works keeps the focus, says so and takes no second press', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Zapłać' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
    await expect(button).toHaveAccessibleName(/Proszę czekać/)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('a field', () => {
  test('reads its help and its error together with its label', async ({ page }) => {
    await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveAccessibleDescription(
      /dokumenty podróży/,
    )
    const wrong = page.getByRole('textbox', { name: 'Telefon' })
    await expect(wrong).toHaveAccessibleDescription('Podaj numer z 9 cyframi.')
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  })

  test('says when it is optional and tells the screen reader when it is required', async ({ page }) => {
    await expect(page.getByRole('textbox', { name: /^Drugie imię/ })).toHaveAccessibleName(/opcjonalnie/)
    await expect(page.getByRole('textbox', { name: 'Imię', exact: true })).toHaveAttribute(
      'aria-required',
      'true',
    )
  })
})

test.describe('a select', () => {
  test('asks to choose when required, and is used by keyboard alone', async ({ page }) => {
    const select = page.getByRole('button', { name: /Lotnisko wylotu/ })
    await expect(select).toHaveText('Wybierz')
    await select.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(select).toHaveText('Gdańsk-Rębiechowo')
    await expect(select).toBeFocused()
    await expect(page.getByText('Wybrano: GDN')).toBeVisible()
  })

  test('closes on Escape and leaves the choice as it was', async ({ page }) => {
    const select = page.getByRole('button', { name: /Lotnisko wylotu/ })
    await select.click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(select).toHaveText('Wybierz')
  })

  test('reads its error with its label', async ({ page }) => {
    await expect(page.getByRole('button', { name: /Lotnisko przesiadki/ })).toHaveAccessibleDescription(
      /Wybierz lotnisko/,
    )
  })

  test('does not open when it is disabled', async ({ page }) => {
    await expect(page.getByRole('button', { name: /Lotnisko zapasowe/ })).toBeDisabled()
  })
})

test.describe('a dialog', () => {
  for (const [name, width] of [
    ['Małe okno', 416],
    ['Średnie okno', 672],
    ['Okno na cały ekran', 1280],
  ] as const) {
    test(`keeps the keyboard inside and gives the focus back: ${name}`, async ({ page }) => {
      const opener = page.getByRole('button', { name })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      expect((await dialog.boundingBox())?.width).toBe(width)
      for (let stop = 0; stop < 5; stop++) {
        await page.keyboard.press('Tab')
        await expect(dialog.locator(':focus')).toHaveCount(1)
      }
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }

  test('closes by its button, which says so', async ({ page }) => {
    await page.getByRole('button', { name: 'Małe okno' }).click()
    await page.getByRole('button', { name: 'Zamknij okno' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('closes on a press beside it', async ({ page }) => {
    await page.getByRole('button', { name: 'Małe okno' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('an accordion', () => {
  const openIn = (mode: string) => (page: import('@playwright/test').Page) =>
    page.getByRole('group', { name: mode }).locator('button[aria-expanded="true"]')

  test('starts in any of its four modes', async ({ page }) => {
    await expect(openIn('Jedna sekcja')(page)).toHaveText(['Czy potrzebuję wizy?'])
    await expect(openIn('Wszystkie rozwinięte')(page)).toHaveCount(3)
    await expect(openIn('Wszystkie zwinięte')(page)).toHaveCount(0)
    await expect(openIn('Wybrane sekcje')(page)).toHaveText(['Czy potrzebuję wizy?', 'Kiedy zapłacę resztę?'])
  })

  test('with one section at a time closes the one that was open', async ({ page }) => {
    const group = page.getByRole('group', { name: 'Jedna sekcja' })
    await group.getByRole('button', { name: 'Ile bagażu' }).focus()
    await page.keyboard.press('Enter')
    await expect(openIn('Jedna sekcja')(page)).toHaveText(['Ile bagażu mogę zabrać?'])
    await expect(group.getByText('20 kg')).toBeVisible()
    await expect(group.getByText('dowód osobisty')).toBeHidden()
  })

  test('opens where the search of the browser finds something', async ({ page }) => {
    const hidden = page.getByRole('group', { name: 'Wszystkie zwinięte' }).getByText('20 kg')
    await expect(hidden).toBeHidden()
    await hidden.evaluate((words) =>
      words.closest('[hidden=until-found]')?.dispatchEvent(new Event('beforematch', { bubbles: true })),
    )
    await expect(openIn('Wszystkie zwinięte')(page)).toHaveText(['Ile bagażu mogę zabrać?'])
    await expect(hidden).toBeVisible()
  })

  test('expands and collapses all at once', async ({ page }) => {
    const group = page.getByRole('group', { name: 'Wszystkie zwinięte' })
    await group.getByRole('button', { name: 'Rozwiń wszystko' }).click()
    await expect(openIn('Wszystkie zwinięte')(page)).toHaveCount(3)
    await group.getByRole('button', { name: 'Zwiń wszystko', exact: true }).click()
    await expect(openIn('Wszystkie zwinięte')(page)).toHaveCount(0)
  })
})

test('prices are grouped, and a reduced one names both', async ({ page }) => {
  const prices = page.getByRole('region', { name: 'Price' })
  await expect(prices).toContainText('10\u00a0240\u00a0zł')
  await expect(prices).toContainText('Cena przed obniżką:2\u00a0849\u00a0zł')
})

test('waiting is said in words', async ({ page }) => {
  const spinners = page.getByRole('region', { name: 'Spinner' }).getByRole('status')
  await expect(spinners).toHaveText(['Trwa ładowanie', 'Trwa ładowanie', 'Szukamy ofert'])
})
