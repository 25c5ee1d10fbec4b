import { expect, test } from 'vitest'
import { noConsents, readConsents } from './consents.ts'

const holiday = { hotelCode: 'HER10001' }

test('an order needs the terms and the standard information form, each ticked by itself', () => {
  expect(readConsents({}, holiday)).toEqual({
    ok: false,
    refusal: { standardForm: 'standard-form-not-read', terms: 'terms-not-agreed' },
  })
  expect(readConsents({ terms: 'on' }, holiday)).toEqual({
    ok: false,
    refusal: { standardForm: 'standard-form-not-read' },
  })
})

test('marketing is agreed to channel by channel, or not at all', () => {
  const obligatory = { terms: 'on', standardForm: 'on' }
  expect(readConsents(obligatory, holiday)).toEqual({
    ok: true,
    value: { ...noConsents, terms: true, standardForm: true },
  })
  expect(readConsents({ ...obligatory, marketingSms: 'on' }, holiday)).toMatchObject({
    value: { marketingEmail: false, marketingSms: true, marketingPhone: false },
  })
})

test('who buys a flight alone reads the terms and no form about packages', () => {
  const flight = { hotelCode: '' }
  expect(readConsents({ terms: 'on' }, flight).ok).toBe(true)
  expect(readConsents({}, flight)).toEqual({ ok: false, refusal: { terms: 'terms-not-agreed' } })
})
