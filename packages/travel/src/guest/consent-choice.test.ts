import { expect, test } from 'vitest'
import {
  allows,
  decideConsent,
  decodeConsent,
  encodeConsent,
  optionalCategories,
  withdrawnCategories,
} from './consent-choice.ts'

const today = '2026-11-15'
const consentTo = (...allowed: (typeof optionalCategories)[number][]) => ({ decidedOn: today, allowed })

test('a guest who accepts allows every category', () => {
  expect(decideConsent('all', [], today)).toEqual(consentTo('preferences', 'statistics', 'marketing'))
})

test('a guest who refuses allows none, whatever is ticked', () => {
  expect(decideConsent('necessary', ['marketing'], today)).toEqual(consentTo())
})

test('a guest who chooses allows what is ticked', () => {
  expect(decideConsent('chosen', ['marketing', 'preferences'], today)).toEqual(
    consentTo('preferences', 'marketing'),
  )
})

test.each(optionalCategories)('before a decision %s is not allowed', (category) => {
  expect(allows(null, category)).toBe(false)
})

test('a category is allowed when the decision names it', () => {
  expect(allows(consentTo('statistics'), 'statistics')).toBe(true)
  expect(allows(consentTo('statistics'), 'preferences')).toBe(false)
})

test('withdrawn is what was allowed before and is not any more', () => {
  expect(withdrawnCategories(consentTo('preferences', 'statistics'), consentTo('statistics'))).toEqual([
    'preferences',
  ])
  expect(withdrawnCategories(consentTo(), consentTo('statistics'))).toEqual([])
  expect(withdrawnCategories(null, consentTo())).toEqual([])
})

test.each([[[]], [['preferences']], [['statistics', 'marketing']], [[...optionalCategories]]] as const)(
  'a decision for %j survives the cookie',
  (allowed) => {
    expect(decodeConsent(encodeConsent(consentTo(...allowed)))).toEqual(consentTo(...allowed))
  },
)

test('the cookie says in plain words what was decided and when', () => {
  expect(encodeConsent(consentTo('statistics', 'preferences'))).toBe('1.2026-11-15.preferences.statistics')
})

test.each([
  null,
  '',
  'true',
  '1',
  '0.2026-11-15.preferences',
  '1.2026-13-40',
  '1.2026-11-15.everything',
  '1.today.marketing',
])('“%s” is no decision: the guest is asked', (value) => {
  expect(decodeConsent(value)).toBeNull()
})
