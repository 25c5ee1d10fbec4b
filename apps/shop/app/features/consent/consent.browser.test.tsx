import { consentMaxAge } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerCalls, type Call } from '../../../test/browser/answer-calls.ts'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { hasAllowed, keepCookie, keptCookie } from '../../../test/browser/guest.ts'
import { expectKeyboardInside, focusOn } from '../../../test/browser/keyboard.ts'
import { boxOf } from '../../../test/browser/settled.ts'
import { ConsentHost, ConsentSettingsLink } from './consent.ts'
import { CookieSettings } from './cookie-settings.tsx'
import { setSettingsOpen } from './settings-dialog.ts'

let calls: Call[]
beforeEach(() => {
  calls = answerCalls({ 'POST /api/www/consent': null })
})
afterEach(() => setSettingsOpen(false))

const banner = page.getByRole('region', { name: 'Pliki cookie: Ty wybierasz' })
const accept = banner.getByRole('button', { name: 'Akceptuję wszystkie' })
const refuse = banner.getByRole('button', { name: 'Tylko niezbędne' })
const opener = banner.getByRole('link', { name: 'Ustawienia cookies' })
const settings = page.getByRole('dialog', { name: 'Ustawienia cookies' })
const box = (name: string) => settings.getByRole('checkbox', { name })
const consent = () => keptCookie('cookie_consent')

/** A page with a footer, from which the settings can be opened later. */
function Page({ locale }: { locale: Locale }) {
  return (
    <>
      <ConsentHost locale={locale} asks returnTo="/" />
      <footer>
        <ConsentSettingsLink locale={locale} className="" />
      </footer>
    </>
  )
}

const open = (path = '/', locale: Locale = 'pl') => draw(<Page locale={locale} />, { path })

describe('the banner', () => {
  test('stores and sends nothing by itself', async () => {
    await open()
    await expect.element(banner).toBeVisible()
    expect(document.cookie).toBe('')
    expect(Object.keys(localStorage)).toEqual([])
    expect(calls).toEqual([])
  })

  test('leaves for good when a guest accepts: the decision lasts half a year and the server is told', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    await open()
    await accept.click()
    await expect.element(banner).not.toBeInTheDocument()
    expect(consent()).toMatch(/^1\.\d{4}-\d\d-\d\d\.preferences\.statistics\.marketing$/)
    expect(written.mock.calls[0]?.[0]).toContain(`Max-Age=${consentMaxAge}`)
    await expect.poll(() => calls).toMatchObject([{ body: { answer: 'all' } }])
    written.mockRestore()
  })

  test.each([phone, desktop])(
    'is refused by one press, as it is accepted, on a button of the same size and look at $width px',
    async ({ width, height }) => {
      await page.viewport(width, height)
      await open()
      expect(await looksOf(refuse)).toEqual(await looksOf(accept))
      await refuse.click()
      await expect.element(banner).not.toBeInTheDocument()
      expect(consent()).toMatch(/^1\.\d{4}-\d\d-\d\d$/)
      await expect.poll(() => calls).toMatchObject([{ body: { answer: 'necessary' } }])
    },
  )

  test('is walked through and answered by keyboard, and a screen reader is told why it vanished', async () => {
    await open()
    await userEvent.tab()
    await expect.element(banner.getByRole('link', { name: 'Polityka prywatności' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(refuse).toHaveFocus()
    await userEvent.tab()
    await expect.element(accept).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(banner).not.toBeInTheDocument()
    await expect.element(page.getByRole('status')).toHaveTextContent('Zapisaliśmy Twój wybór.')
  })

  test('does not come to who has decided, nor stays with who has decided in another tab meanwhile', async () => {
    await open()
    await expect.element(banner).toBeVisible()
    hasAllowed('statistics')
    window.dispatchEvent(new Event('pageshow'))
    await expect.element(banner).not.toBeInTheDocument()
  })

  test('is not on the page of the settings, which asks by itself', async () => {
    await open('/ustawienia-cookies')
    await expect.element(page.getByRole('contentinfo')).toBeVisible()
    await expect.element(banner).not.toBeInTheDocument()
  })
})

describe('the settings', () => {
  test('have nothing ticked, keep what is chosen, and erase what is withdrawn later', async () => {
    await open()
    await opener.click()
    await expect.element(box('Niezbędne')).toBeDisabled()
    for (const name of ['Preferencje', 'Statystyka', 'Marketing'])
      await expect.element(box(name)).not.toBeChecked()
    await box('Preferencje').click()
    await settings.getByRole('button', { name: 'Zapisz wybór' }).click()
    await expect.element(settings).not.toBeInTheDocument()
    await expect.element(banner).not.toBeInTheDocument()
    expect(consent()).toMatch(/\.preferences$/)
    await expect.poll(() => calls).toMatchObject([{ body: { answer: 'chosen', preferences: 'on' } }])
    // Everything stored under preferences is erased; what is necessary stays.
    await expect.poll(() => Object.keys(localStorage)).toEqual(['appId'])
    keepCookie('popup_tracking', '{}')
    keepCookie('wishlist', 'w1')

    await page.getByRole('contentinfo').getByRole('link').click()
    await expect.element(box('Preferencje')).toBeChecked()
    await box('Preferencje').click()
    await box('Statystyka').click()
    await settings.getByRole('button', { name: 'Zapisz wybór' }).click()
    await expect.element(settings).not.toBeInTheDocument()
    expect(consent()).toMatch(/\d\.statistics$/)
    expect(Object.keys(localStorage)).toEqual([])
    expect([keptCookie('popup_tracking'), keptCookie('wishlist')]).toEqual([null, 'w1'])
  })

  test('keep the keyboard inside, close on Escape without deciding and give the focus back', async () => {
    await open()
    focusOn(opener)
    await userEvent.keyboard('{Enter}')
    await expect.element(settings).toBeVisible()
    await expectKeyboardInside(settings, 12)
    await userEvent.keyboard('{Escape}')
    await expect.element(settings).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(consent()).toBeNull()
    expect(calls).toEqual([])
  })

  test('are a page of their own too, which saves without being loaded anew', async () => {
    await draw(<CookieSettings locale="pl" consent={null} isSaved={false} />, { path: '/ustawienia-cookies' })
    await expectAccessible()
    await page.getByRole('button', { name: 'Akceptuję wszystkie' }).click()
    await expect.element(page.getByRole('checkbox', { name: 'Marketing' })).toBeChecked()
    await expect.element(page.getByRole('status')).toHaveTextContent('Zapisaliśmy Twój wybór.')
    await expect.poll(() => calls).toMatchObject([{ body: { answer: 'all' } }])
  })
})

test.each([phone, desktop])('at $width px banner and settings are accessible and fit', async (screen) => {
  await page.viewport(screen.width, screen.height)
  await open()
  await expectAccessible()
  await expectNoSidewaysScroll()
  await opener.click()
  await expect.element(settings).toBeVisible()
  for (const summary of settings.element().querySelectorAll('summary')) summary.click()
  await expectAccessible()
  await expectNoSidewaysScroll()
})

test.each([
  ['cs', 'Soubory cookie: volba je na vás'],
  ['ro', 'Cookie-uri: tu alegi'],
  ['hu', 'Sütik: Ön dönt'],
  ['uk', 'Файли cookie: вибір за вами'],
] as const)('banner and settings speak %s', async (locale, heading) => {
  await open(`/${locale}`, locale)
  await page.getByRole('region', { name: heading }).getByRole('link').last().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\bconsent\.|\{\{/)
})

async function looksOf(button: Locator) {
  const { width, height } = await boxOf(button)
  const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button.element())
  return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight }
}
