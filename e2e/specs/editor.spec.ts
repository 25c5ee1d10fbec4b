import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

// Serial: Payload locks a document that somebody else is editing. The admin's screens are heavy: on a busy machine one journey
// takes a minute, mostly waiting for them.
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ viewport: { width: 1400, height: 950 } })

const { admin } = runningStack()
const slowly = { timeout: 60_000 }

async function signIn(page: Page) {
  await page.goto('/admin')
  await page.locator('input[name="email"]').fill(admin.email)
  await page.locator('input[name="password"]').fill(admin.password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(/\/admin\/?$/)
}

async function openInAdmin(page: Page, url: string, locale: string) {
  const found = await (await page.request.get(`/api/pages?depth=0&where[url][equals]=${url}`)).json()
  await openForm(page, `/admin/collections/pages/${found.docs[0].id}?locale=${locale}`)
}

/** Until the admin's form is ready, it may still replace what is typed. */
async function openForm(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('form.collection-edit__form')).toHaveAttribute('data-form-ready', 'true', slowly)
}

/** Rows of a form are collapsed at first; Payload remembers for each editor which were opened. */
async function openRow(page: Page, list: string, at = 0) {
  const row = page.locator(`#${list}-row-${at}`)
  const toggle = row.locator('.collapsible__toggle').first()
  if ((await toggle.getAttribute('class'))?.includes('--collapsed')) await toggle.click()
  return row
}

/** Payload remembers for each editor whether the preview was open. */
async function openPreview(page: Page) {
  const toggler = page.locator('#live-preview-toggler')
  const isOpen = (await toggler.getAttribute('class'))?.includes('--active')
  if (!isOpen) await toggler.click()
  return page.frameLocator('iframe[src*="catalogVersion=Staged"]')
}

/** The form saves a draft a moment after the last key press and ignores clicks while it does. */
async function write(page: Page, field: Locator, text: string) {
  const kept = page.waitForResponse((response) => response.url().includes('autosave'))
  await field.fill(text)
  expect((await kept).ok()).toBe(true)
}

async function publish(page: Page) {
  const button = page.locator('#action-save')
  await expect(button).toBeEnabled(slowly)
  const saved = page.waitForResponse(
    (response) =>
      ['POST', 'PATCH'].includes(response.request().method()) &&
      /\/api\/(pages|globals)\//.test(response.url()) &&
      !response.url().includes('autosave'),
  )
  await button.click()
  expect((await saved).ok()).toBe(true)
}

test('an editor changes the header in Hungarian and guests see it at once', async ({ page, request }) => {
  await signIn(page)
  await test.step('the first page leads to the menu and to the home page', async () => {
    const shortcuts = page.getByRole('navigation', { name: /Na skróty|Shortcuts/ })
    await expect(shortcuts.getByRole('link', { name: /Strona główna|Home page/ })).toBeVisible(slowly)
    await expect(page.getByRole('heading', { name: /Zaplanowane|Scheduled/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: /Ostatnie zmiany|Changed last/ })).toBeVisible()
    await shortcuts.getByRole('link', { name: /Menu główne|Main menu/ }).click()
    await page.waitForURL(/\/admin\/globals\/header/)
  })
  await openForm(page, '/admin/globals/header?locale=hu')
  await openRow(page, 'menu')
  const label = page.locator('input[name="menu.0.label"]')
  const before = await label.inputValue()
  const isOn = async (path: string) => (await (await request.get(path)).text()).includes('Tengerre hív')

  await write(page, label, 'Tengerre hív')
  await publish(page)
  await expect.poll(() => isOn('/hu'), { intervals: [50] }).toBe(true)
  expect(await isOn('/cs')).toBe(false)

  await write(page, label, before)
  await publish(page)
  await expect.poll(() => isOn('/hu'), { intervals: [50] }).toBe(false)
})

test('a draft is seen in the preview while it is typed, by guests only once it is published', {
  tag: '@gate',
}, async ({ page, request }) => {
  const heading = 'Rady, které se vejdou do kapsy'
  const guestReads = async (path: string) => (await (await request.get(path)).text()).includes(heading)
  await signIn(page)
  await openInAdmin(page, '/poradnik', 'cs')
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()

  await openRow(page, 'slots-0-components')
  const field = page.locator('input[name="slots.0.components.0.heading"]')
  const before = await field.inputValue()
  await write(page, field, heading)
  await expect(preview.getByText(heading)).toBeVisible()
  expect(await guestReads('/cs/poradnik')).toBe(false)
  expect(await guestReads('/cs/poradnik?catalogVersion=Staged')).toBe(false)
  expect(await guestReads('/api/pages?draft=true&locale=cs&depth=2&where[url][equals]=/poradnik')).toBe(false)

  await publish(page)
  await expect.poll(() => guestReads('/cs/poradnik'), { intervals: [50] }).toBe(true)

  await write(page, field, before)
  await publish(page)
  await expect.poll(() => guestReads('/cs/poradnik'), { intervals: [50] }).toBe(false)
})

for (const [device, press] of [
  [
    'the mouse',
    async (page: Page) => {
      const button = await page.locator('#action-save').boundingBox()
      await page.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10)
    },
  ],
  [
    'the keyboard',
    async (page: Page) => {
      await expect(page.locator('.patient-publish__stand-in')).toBeFocused()
      await page.keyboard.press('Enter')
    },
  ],
] as const)
  test(`a press on publish by ${device} while the draft is still being saved is made as soon as it is`, async ({
    page,
    request,
  }) => {
    const heading = `Rady na jeden stisk: ${device}`
    const guestReads = async () => (await (await request.get('/cs/poradnik')).text()).includes(heading)
    await signIn(page)
    await openInAdmin(page, '/poradnik', 'cs')
    await openRow(page, 'slots-0-components')
    const field = page.locator('input[name="slots.0.components.0.heading"]')
    const before = await field.inputValue()
    let pressed = () => {}
    const isPressed = new Promise<void>((resolve) => {
      pressed = resolve
    })
    await page.route(/autosave=true/, async (route) => {
      await isPressed
      await route.continue()
    })
    const saving = page.waitForRequest(/autosave=true/)
    await field.fill(heading)
    // An editor who publishes by keyboard has the focus on the button when the autosave begins.
    await page.locator('#action-save').focus()
    await saving
    await press(page)
    pressed()
    await expect.poll(guestReads, slowly).toBe(true)

    await page.unroute(/autosave=true/)
    await write(page, field, before)
    await publish(page)
    await expect.poll(guestReads, slowly).toBe(false)
  })

test('closed components say their kind and heading; a new one opens', async ({ page }) => {
  await signIn(page)
  await openInAdmin(page, '/milion-klientow', 'pl')
  const list = 'slots-0-components'
  const rows = page.locator(`[id^="${list}-row-"]`)
  await expect(rows.first()).toContainText('Milion walizek')
  await expect(page.getByPlaceholder(/bez nazwy|untitled/i)).toHaveCount(0)
  const heading = page.locator('input[name="slots.0.components.0.heading"]')
  await expect(heading).toBeHidden()
  await openRow(page, list)
  const before = await heading.inputValue()
  await write(page, heading, 'Dwa miliony walizek')
  await expect(rows.first()).toContainText('Dwa miliony walizek')
  await write(page, heading, before)

  const count = await rows.count()
  await page.locator('.blocks-field__drawer-toggler').first().click()
  await page
    .locator('.thumbnail-card')
    .filter({ hasText: /^(Odliczanie|Countdown tile)$/ })
    .click()
  await expect(page.locator(`input[name="slots.0.components.${count}.heading"]`)).toBeVisible(slowly)
})

test('nobody but an editor gets past the door of the admin', async ({ page, request }) => {
  await page.goto('/admin/collections/pages')
  await expect(page).toHaveURL(/\/admin\/login/)
  const answer = await request.post('/api/users/first-register', {
    data: { email: 'stranger@example.com', password: 'Stranger-1234567890' },
  })
  expect(answer.status()).toBeGreaterThanOrEqual(400)
  expect(answer.status()).toBeLessThan(500)
})
