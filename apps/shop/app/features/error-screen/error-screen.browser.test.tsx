import { localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { ErrorScreen } from './error-screen.tsx'

test.each([
  ['pl', 'Tej strony nie ma na mapie'],
  ['cs', 'Tato stránka na mapě není'],
  ['uk', 'Цієї сторінки немає на карті'],
] as const)('who comes to an unknown address is told so in %s and led home', async (locale, heading) => {
  const { router } = await draw(<ErrorScreen kind="notFound" homeUrl={localisedPath(locale, '/')} />, {
    path: localisedPath(locale, '/nie-ma'),
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  await expectAccessible()
  await page.getByRole('link').click()
  expect(router.state.location.pathname).toBe(localisedPath(locale, '/'))
})

test('a page that an editor has switched off says that it is closed', async () => {
  await draw(<ErrorScreen kind="notActive" homeUrl="/" />)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Ta strona jest teraz niedostępna')
})

test.each(['failed', 'unavailable', 'busy'] as const)(
  'what is %s can be tried again and quoted',
  async (kind) => {
    await draw(<ErrorScreen kind={kind} errorId="req-17" homeUrl="/" />)
    await expect.element(page.getByText(/req-17/)).toBeVisible()
    await expect.element(page.getByRole('link').first()).toHaveAttribute('href', '')
    await expectAccessible()
  },
)
