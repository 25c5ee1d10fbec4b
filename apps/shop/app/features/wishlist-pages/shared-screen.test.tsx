import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { SharedScreen } from './shared-screen.tsx'

const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })

test('a shared list without offers is no list', () => {
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <SharedScreen offers={[]} locale="pl" />
    </I18nContext>,
  )
  expect(html).not.toContain('<ul')
})
