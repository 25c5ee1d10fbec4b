import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { TransferDetails } from './transfer-details.tsx'

const transfer = {
  recipient: 'Wojaż sp. z o.o.',
  account: 'PL61 1090 1014 0000 0712 1981 2874',
  title: 'W402917652',
}

test('account and title stand there to be read, and are copied by keyboard as a bank takes them', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await draw(<TransferDetails transfer={transfer} />)
  for (const text of Object.values(transfer)) await expect.element(page.getByText(text)).toBeVisible()
  for (const [name, text] of [
    ['Kopiuj numer konta', 'PL61109010140000071219812874'],
    ['Kopiuj tytuł', 'W402917652'],
  ] as const) {
    ;(page.getByRole('button', { name }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(copied).toHaveBeenLastCalledWith(text)
  }
  await expect.element(page.getByRole('button', { name: 'Skopiowano' }).nth(1)).toBeVisible()
  copied.mockRestore()
})

test.each(locales)('%s: on a phone nothing is cut off, and everybody can use it', async (locale) => {
  await page.viewport(phone.width, phone.height)
  await draw(<TransferDetails transfer={transfer} />, { path: localisedPath(locale, '/mytui') })
  await expectNoSidewaysScroll()
  await expectAccessible()
})
