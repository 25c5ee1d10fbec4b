import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/dictionary'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { IncludedStrip } from './included-strip.tsx'

const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })

const drawn = (...services: Parameters<typeof IncludedStrip>[0]['services']) =>
  renderToStaticMarkup(
    <I18nContext value={i18n}>
      <IncludedStrip services={services} />
    </I18nContext>,
  )

test('what is in the price is named: luggage with its kilograms, transfer, insurance, resident', () => {
  const words = drawn('LUGGAGE_20_INCLUDED', 'TRANSFER_SHARED', 'INSURANCE_STANDARD', 'RESIDENT')
    .replace(/<[^>]+>/g, '|')
    .split(/\|+/)
    .filter(Boolean)
  expect(words).toEqual([
    'W cenie:',
    'bagaż rejestrowany 20 kg',
    'transfer z lotniska',
    'ubezpieczenie',
    'opieka rezydenta',
  ])
})

test('where nothing is included nothing is said', () => {
  expect(drawn()).toBe('')
})
