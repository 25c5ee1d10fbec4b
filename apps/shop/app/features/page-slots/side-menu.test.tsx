import { createI18n } from '@wojaz/content'
import { splitLocale } from '@wojaz/travel/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { SideMenu } from './side-menu.tsx'

const groups = [
  { label: 'Przed wyjazdem', url: null, links: [{ label: 'Zdrowie', url: '/informacje/zdrowie' }] },
  { label: 'Umowa', url: '/umowa', links: [{ label: 'Regulamin', url: '/regulamin' }] },
]

async function openGroups({ collapsed, path }: { collapsed: boolean; path: string }) {
  const i18n = createI18n({ locale: 'pl', version: '1', texts: {} })
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <StaticRouter location={path}>
        <LocaleContext value={splitLocale(path).locale}>
          <SideMenu groups={groups} collapsed={collapsed} />
        </LocaleContext>
      </StaticRouter>
    </I18nContext>,
  )
  return [...html.matchAll(/<details( open="")?><summary[^>]*>([^<]*)/g)].flatMap(([, open, label]) =>
    open === undefined ? [] : [label],
  )
}

test('groups of the side menu are open', async () => {
  expect(await openGroups({ collapsed: false, path: '/gdzie-indziej' })).toEqual(['Przed wyjazdem', 'Umowa'])
})

test('where an editor wants them closed, only the group of the page itself is open, in every language', async () => {
  expect(await openGroups({ collapsed: true, path: '/gdzie-indziej' })).toEqual([])
  expect(await openGroups({ collapsed: true, path: '/cs/informacje/zdrowie' })).toEqual(['Przed wyjazdem'])
  expect(await openGroups({ collapsed: true, path: '/umowa' })).toEqual(['Umowa'])
})
