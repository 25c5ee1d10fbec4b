import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/dictionary'
import { type Locale, splitLocale } from '@wojaz/travel/locale'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { I18nContext } from '../../app/i18n/i18n-context.ts'
import { LocaleContext } from '../../app/i18n/use-locale.ts'
import { DeliveryContext } from '../../app/report/delivery.tsx'
import { useOwnLinks } from '../../app/ui/own-link.ts'
import { loadFonts } from './fonts.ts'

export const phone = { width: 375, height: 812 }
export const desktop = { width: 1280, height: 900 }

interface Place {
  /** The current URL; its language is that of the texts. */
  path?: string
  /** Further pages of the same site. */
  routes?: RouteObject[]
}

/** Renders a component on a page of the shop with its texts, language, router and styles, without the server. */
export async function draw(shown: ReactNode, { path = '/', routes = [] }: Place = {}) {
  const { locale } = splitLocale(new URL(path, 'http://localhost').pathname)
  const pages = [...routes, { path: '*', element: shown }]
  const router = createMemoryRouter([{ element: <Shop />, hydrateFallbackElement: <></>, children: pages }], {
    initialEntries: [path],
  })
  document.documentElement.lang = locale
  await loadFonts()
  const screen = await render(
    <I18nContext value={createI18n({ locale, version: '1', texts: textsOf(locale) })}>
      <DeliveryContext value={{ styles: '', dictionaryUrl: '', dataBeside: [], errorId: undefined }}>
        <LocaleContext value={locale}>
          <RouterProvider router={router} />
        </LocaleContext>
      </DeliveryContext>
    </I18nContext>,
  )
  return { ...screen, router }
}

/** Does what the shop's root does for every page. */
function Shop() {
  useOwnLinks()
  return <Outlet />
}

const texts = new Map<Locale, Record<string, string>>()

function textsOf(locale: Locale): Record<string, string> {
  const known = texts.get(locale) ?? shippedDictionary(locale)
  texts.set(locale, known)
  return known
}
