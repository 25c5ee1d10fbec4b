import { localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { ErrorScreen } from './error-screen.tsx'

const ways = { homeUrl: '/', quizUrl: '/quiz' }

test.each([
  ['pl', 'Tej strony nie ma na mapie', 'Nie wiesz, dokąd? Zrób quiz'],
  ['cs', 'Tato stránka na mapě není', 'Nevíte kam? Udělejte si kvíz'],
  ['uk', 'Цієї сторінки немає на карті', 'Не знаєте куди? Пройдіть вікторину'],
] as const)(
  'who comes to an unknown address is told so in %s and led home, or to the quiz',
  async (locale, heading, quiz) => {
    const own = { homeUrl: localisedPath(locale, '/'), quizUrl: localisedPath(locale, '/quiz') }
    const { router } = await draw(<ErrorScreen kind="notFound" {...own} />, {
      path: localisedPath(locale, '/nie-ma'),
    })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    await expect.element(page.getByRole('link', { name: quiz })).toHaveAttribute('href', own.quizUrl)
    await expectAccessible()
    await page.getByRole('link').first().click()
    expect(router.state.location.pathname).toBe(own.homeUrl)
  },
)

test('a page that an editor has switched off says that it is closed', async () => {
  await draw(<ErrorScreen kind="notActive" {...ways} />)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Ta strona jest teraz niedostępna')
})

test.each(['failed', 'unavailable', 'busy', 'tooOften'] as const)(
  'what is %s can be tried again and quoted',
  async (kind) => {
    await draw(<ErrorScreen kind={kind} errorId="req-17" {...ways} />)
    await expect.element(page.getByText(/req-17/)).toBeVisible()
    await expect.element(page.getByRole('link').first()).toHaveAttribute('href', '')
    expect(page.getByRole('link').elements()).toHaveLength(2)
    await expectAccessible()
  },
)
