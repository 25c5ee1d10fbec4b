import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import type { Locale } from '@wojaz/travel/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { RegisterScreen } from './register-screen.tsx'

function fieldsAsked(locale: Locale): string[] {
  const Stub = createRoutesStub([{ path: '/', Component: RegisterScreen }])
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n({ locale, version: '1', texts: shippedDictionary(locale) })}>
      <LocaleContext value={locale}>
        <Stub />
      </LocaleContext>
    </I18nContext>,
  )
  return [...html.matchAll(/<input\b[^>]*\bname="(\w+)"/g)].map(([, name = '']) => name)
}

test('Hungarians are asked for the family name first, everybody else for the given name', () => {
  expect(fieldsAsked('hu')).toEqual(['lastName', 'firstName', 'email', 'password'])
  for (const locale of ['pl', 'cs', 'ro', 'uk'] as const)
    expect(fieldsAsked(locale)).toEqual(['firstName', 'lastName', 'email', 'password'])
})
