import { createI18n, type I18n } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { I18nContext } from '../app/i18n/i18n-context.ts'
import { LocaleContext, useLocale } from '../app/i18n/use-locale.ts'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { DrawnOnce } from '../app/ui/drawn-once.tsx'

const textsOf = (locale: Locale, version = '1') =>
  createI18n({ locale, version, texts: { 'footer.label': `Stopka ${locale} ${version}` } })
const polish = textsOf('pl')
const menu = { groups: ['Wypoczynek', 'Zima'] }

let draws = 0
beforeEach(() => {
  draws = 0
})

function Links({ groups }: { groups: readonly string[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  draws += 1
  return groups.map((group) => (
    <a key={group} href={`/${locale}`}>
      {group} {t('footer.label')}
    </a>
  ))
}

/** State after and inside it, as in the header. */
function Header({ of }: { of: typeof menu }) {
  const [isOpen] = useState(false)
  return (
    <header>
      <DrawnOnce as="nav" of={of} name="menu" aria-label="Menu">
        <Links groups={of.groups} />
      </DrawnOnce>
      <button type="button" aria-expanded={isOpen}>
        {useState('Otwórz')[0]}
      </button>
    </header>
  )
}

function served(of: typeof menu, i18n: I18n = polish, locale: Locale = 'pl') {
  return renderToString(
    <I18nContext value={i18n}>
      <LocaleContext value={locale}>
        <Header of={of} />
      </LocaleContext>
    </I18nContext>,
  )
}

test('the server draws it once, with the HTML that React hydrates', () => {
  const html = served(menu)
  expect(html).toBe(
    '<header><nav aria-label="Menu"><a href="/pl">Wypoczynek<!-- --> <!-- -->Stopka pl 1</a>' +
      '<a href="/pl">Zima<!-- --> <!-- -->Stopka pl 1</a></nav><button type="button" aria-expanded="false">Otwórz</button></header>',
  )
  expect(served(menu)).toBe(html)
  expect(draws).toBe(1)
})

test('it is drawn anew for another content, another language and other texts', () => {
  expect(served({ groups: ['Narty'] })).toContain('Narty')
  expect(served(menu, textsOf('cs'), 'cs')).toContain('href="/cs">Zima<!-- --> <!-- -->Stopka cs 1')
  expect(served(menu, textsOf('pl', '2'))).toContain('Stopka pl 2')
  expect(draws).toBe(3)
})

let fails = false
function Fragile() {
  if (!fails) return 'Lato'
  fails = false
  throw new Error('not yet')
}

test('what fails is drawn in its place, where the failure is reported', () => {
  fails = true
  const html = renderToString(
    <I18nContext value={polish}>
      <DrawnOnce as="div" of={{}} name="block">
        <Fragile />
      </DrawnOnce>
    </I18nContext>,
  )
  expect(html).toBe('<div>Lato</div>')
})
