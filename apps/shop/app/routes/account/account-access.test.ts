import { splitLocale } from '@wojaz/travel/locale'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import {
  customerContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../../server/request/context.ts'
import routes from '../../routes.ts'

/** Pages of the account that open without a login; all others lead to the login and back. */
const open = [
  '/mytui/logowanie',
  '/mytui/dokonczenie-logowania',
  '/mytui/nowe-konto',
  '/mytui/dziekujemy-za-rejestracje',
  '/mytui/aktywacja',
  '/mytui/ponowna-aktywacja',
  '/mytui/przypomnienie-hasla',
  '/mytui/zmiana-hasla',
  '/mytui/zmiana-adresu',
  '/mytui/deaktywacja/cofnij',
  '/mytui/pomoc',
  '/mytui/payment/success/:id',
  '/mytui/platnosc-negatywna/:id',
  '/mytui/dodaj-rezerwacje',
]

const pages = routes
  .flatMap((page) => page.children ?? page)
  .map(({ path = '', file }) => ({ path: path.startsWith('/') ? path : `/${path}`, file }))
  .filter(({ path }) => splitLocale(path).locale === 'pl' && /^\/mytui(\/|$)/.test(path))

type Loader = (given: object) => unknown

/** Returns where a page redirects without a login, or null. */
async function leadsTo(file: string, path: string): Promise<string | null> {
  const { loader } = (await import(`../../${file}`)) as { loader: Loader }
  const context = new RouterContextProvider()
  const nothing: object = new Proxy({}, { get: () => async () => null })
  const services = new Proxy({}, { get: (_, name) => (name === 'clock' ? () => new Date(0) : nothing) })
  context.set(servicesContext, services as never)
  context.set(visitContext, { locale: 'pl', path } as never)
  context.set(customerContext, null)
  context.set(deliveryContext, { i18n: { language: 'pl', texts: {} } } as never)
  const given = {
    request: new Request(`https://shop.example${path}`),
    context,
    params: { number: 'W1', tab: 'x' },
  }
  try {
    await loader(given)
    return null
  } catch (answer) {
    // The page may fail because data is missing here. Only redirects matter for this test.
    return answer instanceof Response ? answer.headers.get('location') : null
  }
}

test('the site map has the account, pages for everybody and for customers', () => {
  expect(pages.filter(({ path }) => open.includes(path)).length).toBeGreaterThan(8)
  expect(pages.filter(({ path }) => !open.includes(path)).length).toBeGreaterThan(5)
})

test('below every page of the account stands what editors put there', () => {
  const withSlots = routes.filter(({ file }) => file === 'routes/account/with-slots.tsx')
  const inside = withSlots.flatMap(({ children = [] }) => children.map(({ file }) => file))
  expect(pages.filter(({ file }) => !inside.includes(file))).toEqual([])
})

const opens = ({ path }: { path: string }) => open.includes(path)
const addressOf = (path: string) => path.replace(/:(\w+)\??/g, 'x')

test.each(pages.filter(opens))('$path opens without a login', async ({ path, file }) => {
  expect((await leadsTo(file, addressOf(path))) ?? '').not.toContain('powrot')
})

test.each(pages.filter((page) => !opens(page)))(
  '$path leads to the login and back',
  async ({ path, file }) => {
    const powrot = addressOf(path)
    expect(await leadsTo(file, powrot)).toBe(`/mytui/logowanie?${new URLSearchParams({ powrot })}`)
  },
)
