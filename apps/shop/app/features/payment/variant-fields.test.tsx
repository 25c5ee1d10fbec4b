import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { VariantFields } from './variant-fields.tsx'

const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })
const checker = new HtmlValidate({ rules: { 'element-permitted-content': 'error' } })
const later = [{ amount: 750_00, dueBy: '2026-12-01' }]

test('each way to pay says what is due later, in a label that HTML allows', () => {
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <VariantFields
        options={[
          { variant: 'full', now: 1_000_00, later: [] },
          { variant: 'deposit', now: 250_00, later },
        ]}
        chosen="full"
        onChoose={() => {}}
      />
    </I18nContext>,
  )
  expect(checker.validateStringSync(html).results).toEqual([])
  expect(html).not.toContain('<ul')
  expect(html).toContain('01.12.2026')
})
