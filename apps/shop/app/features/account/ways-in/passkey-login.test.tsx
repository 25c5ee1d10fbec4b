import { createI18n } from '@wojaz/content'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '../../../i18n/i18n-context.ts'
import { PasskeyLogin } from './passkey-login.tsx'

test('the server leaves a place for the button, so that it moves nothing; without scripts there is none', () => {
  const html = renderToString(
    <I18nContext value={createI18n({ locale: 'pl', version: '1', texts: {} })}>
      <PasskeyLogin />
    </I18nContext>,
  )
  expect(html).toBe('<div class="min-h-12 noscript:hidden"></div>')
})
