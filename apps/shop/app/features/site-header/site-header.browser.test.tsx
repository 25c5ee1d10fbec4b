import type { Header } from '@wojaz/content'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { expectKeyboardInside, focusOn } from '../../../test/browser/keyboard.ts'
import { boxOf } from '../../../test/browser/settled.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { findBookingAddress } from '../find-booking/find-booking.ts'
import { SiteHeader } from './site-header.tsx'

const header: Header = {
  notice: { label: 'Biura czynne w niedzielę', url: '/kontakt' },
  menu: [
    { label: 'Wypoczynek', url: '/wypoczynek', links: [{ label: 'Grecja', url: '/wypoczynek/grecja' }] },
    { label: 'Zima', url: '/zima', links: [{ label: 'Narty', url: '/zima/narty' }] },
    { label: 'Noclegi', url: '/noclegi', links: [] },
  ],
  phone: '22 255 00 00',
  phoneHours: 'pn.–pt. 8–20',
}

const open = (customerName: string | null = null) =>
  draw(
    <>
      <SkipLink target="content" />
      <SiteHeader header={header} locale="pl" path="/lato?strona=2" customerName={customerName} />
      <main id="content" tabIndex={-1} className="min-h-[300dvh]">
        <a href="#content">Oferta</a>
      </main>
    </>,
    { path: '/lato?strona=2' },
  )

const expanded = page.getByRole('banner').getByRole('button', { expanded: true })
const group = (name: string) => page.getByRole('navigation').getByRole('button', { name })

describe('on a phone', () => {
  beforeEach(() => page.viewport(phone.width, phone.height))

  const opener = page.getByRole('button', { name: 'Otwórz menu' })
  const menu = page.getByRole('dialog', { name: 'Menu główne' })

  test('the menu fills the screen, holds the page, keeps the keyboard inside and gives the focus back', async () => {
    await open()
    await expectNoSidewaysScroll()
    focusOn(opener)
    await userEvent.keyboard('{Enter}')
    await expect.element(menu).toBeVisible()
    const { width, height } = await boxOf(menu)
    expect({ width, height }).toEqual(phone)
    await expectAccessible()
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await expectKeyboardInside(menu, 20)
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  })

  test('a link in the menu leads on and closes it', async () => {
    const { router } = await open()
    await opener.click()
    await menu.getByRole('link', { name: 'Grecja' }).click()
    expect(router.state.location.pathname).toBe('/wypoczynek/grecja')
    await expect.element(menu).not.toBeInTheDocument()
  })
})

describe('on a desktop', () => {
  test('one group is open at a time, and Escape closes it with the focus on its button', async () => {
    await open()
    focusOn(group('Wypoczynek'))
    await userEvent.keyboard('{Enter}')
    await expect.element(group('Wypoczynek')).toHaveAttribute('aria-expanded', 'true')
    await group('Zima').click()
    await expect.element(page.getByRole('link', { name: 'Narty' })).toBeVisible()
    expect(expanded.elements()).toHaveLength(1)
    await expectAccessible()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect.element(expanded).not.toBeInTheDocument()
    await expect.element(group('Zima')).toHaveFocus()
  })

  test('a group closes when the keyboard goes on and when the guest presses elsewhere', async () => {
    await open()
    await group('Wypoczynek').click()
    await expect.element(expanded).toBeVisible()
    focusOn(page.getByRole('main').getByRole('link'))
    await expect.element(expanded).not.toBeInTheDocument()
    await group('Wypoczynek').click()
    await expect.element(expanded).toBeVisible()
    await userEvent.click(page.getByRole('main'), { position: { x: 600, y: 500 } })
    await expect.element(expanded).not.toBeInTheDocument()
  })

  test('the first Tab stop leads past the header', async () => {
    await open()
    await userEvent.tab()
    const skip = page.getByRole('link', { name: 'Przejdź do treści' })
    await expect.element(skip).toHaveFocus()
    await expect.element(skip).toBeInViewport()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('the bar with the name and the menu stays while the guest reads on, the lines above it do not', async () => {
    await open()
    window.scrollTo({ top: 1_000, behavior: 'instant' })
    await expect.element(page.getByRole('link', { name: 'Wojaż – strona główna' })).toBeInViewport()
    await expect.element(page.getByRole('link', { name: /niedzielę/ })).not.toBeInViewport()
  })

  test('who has booked without an account finds the booking from every page', async () => {
    await open()
    await expect
      .element(page.getByRole('banner').getByRole('link', { name: 'Znajdź rezerwację' }))
      .toHaveAttribute('href', findBookingAddress('pl'))
  })

  test('the languages lead to the same page, its choices included', async () => {
    await open()
    await page.getByRole('button', { name: /polski/i }).click()
    const addresses = page
      .getByRole('link', { name: /^(Polski|Čeština|Română|Magyar|Українська)$/ })
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['', '/cs', '/ro', '/hu', '/uk'].map((prefix) => `${prefix}/lato?strona=2`))
  })
})

describe('for whoever is logged in', () => {
  const button = page.getByRole('button', { name: 'Twoje konto: Anna' })
  const settings = page.getByRole('banner').getByRole('link', { name: 'Ustawienia konta' })

  test('the name opens a menu by keyboard, with the ways into the account and out of it', async () => {
    await open('Anna')
    expect(page.getByRole('link', { name: 'Zaloguj się' }).elements()).toEqual([])
    focusOn(button)
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Moje podróże' })).toHaveFocus()
    await expect.element(settings).toHaveAttribute('href', '/mytui/ustawienia')
    const logout = page.getByRole('button', { name: 'Wyloguj się' })
    await expect.element(logout).toBeVisible()
    const form = logout.element().closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/mytui'])
    await userEvent.keyboard('{Escape}')
    await expect.element(settings).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('on a phone the same ways are in the menu, and the icon says whose account it is', async () => {
    await page.viewport(phone.width, phone.height)
    await open('Anna')
    await expectNoSidewaysScroll()
    await expect
      .element(page.getByRole('link', { name: 'Twoje konto: Anna' }))
      .toHaveAttribute('href', '/mytui')
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: 'Ustawienia konta' }))
      .toBeVisible()
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Wyloguj się' })).toBeVisible()
    await expectAccessible()
  })
})
