import { expect, test } from 'vitest'
import { readPrivacyWish } from './privacy-form.ts'

test('a copy wants a reason', () => {
  expect(readPrivacyWish({ reason: ' wniosek  z 16.11 ' }, null)).toEqual({
    ok: true,
    value: 'wniosek z 16.11',
  })
  expect(readPrivacyWish({ reason: ' ' }, null)).toMatchObject({ refusal: { code: 'reason-missing' } })
  expect(readPrivacyWish({ reason: 'x'.repeat(501) }, null)).toMatchObject({
    refusal: { code: 'reason-long' },
  })
})

test('forgetting wants the address typed once more', () => {
  const reason = 'wniosek'
  expect(readPrivacyWish({ reason, confirm: 'Ala@Example.com ' }, 'ala@example.com').ok).toBe(true)
  for (const confirm of ['', 'ola@example.com', undefined])
    expect(readPrivacyWish({ reason, confirm }, 'ala@example.com')).toMatchObject({
      refusal: { code: 'address-differs' },
    })
})
