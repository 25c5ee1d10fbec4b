import { expect, test } from 'vitest'
import { noConsents, readConsents } from './consents.ts'

test('an order needs the terms and the standard information form, each ticked by itself', () => {
  expect(readConsents({})).toEqual({
    ok: false,
    refusal: { standardForm: 'standard-form-not-read', terms: 'terms-not-agreed' },
  })
  expect(readConsents({ terms: 'on' })).toEqual({
    ok: false,
    refusal: { standardForm: 'standard-form-not-read' },
  })
})

test('marketing is agreed to channel by channel, or not at all', () => {
  const obligatory = { terms: 'on', standardForm: 'on' }
  expect(readConsents(obligatory)).toEqual({
    ok: true,
    value: { ...noConsents, terms: true, standardForm: true },
  })
  expect(readConsents({ ...obligatory, marketingSms: 'on' })).toMatchObject({
    value: { marketingEmail: false, marketingSms: true, marketingPhone: false },
  })
})
