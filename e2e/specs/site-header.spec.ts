import { test } from '../fixtures/one-tab-test.ts'
import { expect, expectAccessible, openPage, phone } from '../fixtures/shop-test.ts'

test.describe('on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize(phone))

  test('the menu fills the screen, keeps the keyboard inside and gives the focus back', async ({ page }) => {
    await openPage(page, '/')
    const opener = page.getByRole('button', { name: 'Otwórz menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Menu główne' })
    await expect(panel).toBeVisible()
    await expectAccessible(page)
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('a link in the menu leads on and closes it', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    const link = page.getByRole('dialog').getByRole('navigation').getByRole('link').first()
    const address = (await link.getAttribute('href')) as string
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${encodeURI(address)}$`))
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('on a desktop', () => {
  test('one group is open at a time, and Escape closes it with the focus on its button', async ({ page }) => {
    await openPage(page, '/')
    const groups = page.getByRole('banner').getByRole('navigation').getByRole('button')
    await groups.nth(0).focus()
    await page.keyboard.press('Enter')
    await expect(groups.nth(0)).toHaveAttribute('aria-expanded', 'true')
    await groups.nth(1).click()
    await expect(page.getByRole('banner').locator('[aria-expanded="true"]')).toHaveCount(1)
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').locator('[aria-expanded="true"]')).toHaveCount(0)
    await expect(groups.nth(1)).toBeFocused()
  })

  test('a group closes when the keyboard goes on and when the guest presses elsewhere', async ({ page }) => {
    await openPage(page, '/')
    const open = page.getByRole('banner').locator('[aria-expanded="true"]')
    const group = page.getByRole('banner').getByRole('navigation').getByRole('button').first()
    await group.click()
    await page.getByRole('main').getByRole('link').first().focus()
    await expect(open).toHaveCount(0)
    await group.click()
    await page.mouse.click(640, 880)
    await expect(open).toHaveCount(0)
  })

  test('the first Tab stop leads past the header', async ({ page }) => {
    await openPage(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Przejdź do treści' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the bar with the name and the menu stays while the guest reads on', async ({ page }) => {
    await openPage(page, '/')
    await page.mouse.wheel(0, 2_000)
    await expect(page.getByRole('link', { name: 'Wojaż – strona główna' }).first()).toBeInViewport()
  })
})
