import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { UiGallery } from './ui-gallery.tsx'

beforeEach(async () => {
  await draw(<UiGallery />)
})

/** By keyboard, as somebody who cannot use a mouse comes to it. */
const focus = (locator: ReturnType<typeof page.getByRole>) => (locator.element() as HTMLElement).focus()

test('every part is accessible in every state', async () => {
  await expectAccessible()
  await page.viewport(phone.width, phone.height)
  expectNoSidewaysScroll()
})

test('a spinner is 20, 50 or 100 pixels wide', () => {
  const widths = [...document.querySelectorAll('[role=status] .spinner-ring')].map((ring) => ring.clientWidth)
  expect(widths).toEqual(expect.arrayContaining([20, 50, 100]))
})

describe('a button', () => {
  test('is pressed by Enter and by Space', async () => {
    focus(page.getByRole('button', { name: 'Rezerwuj' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Naciśnięto: 2')).toBeVisible()
  })

  test('that works keeps the focus, says so and takes no second press', async () => {
    const button = page.getByRole('button', { name: 'Zapłać' })
    focus(button)
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAccessibleName(/Proszę czekać/)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  })
})
