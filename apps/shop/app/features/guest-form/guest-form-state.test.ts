import { expect, test } from 'vitest'
import { emptyForm, type GuestFormState, guestForm } from './guest-form-state.ts'

const faulty: GuestFormState = { step: 'writing', fields: { email: 'Podaj adres e-mail.' }, failure: null }

test('a press sends, a second press does not send again', () => {
  const sending = guestForm(emptyForm, { type: 'sendPressed' })
  expect(sending).toEqual({ step: 'sending', fields: {} })
  expect(guestForm(sending, { type: 'sendPressed' })).toBe(sending)
})

test('what was wrong stays at its field until there is news', () => {
  expect(guestForm(faulty, { type: 'sendPressed' })).toEqual({ step: 'sending', fields: faulty.fields })
})

test('thanks end the form; nothing is sent after them', () => {
  const sent = guestForm({ step: 'sending', fields: {} }, { type: 'thanked', thanks: 'Dziękujemy' })
  expect(sent).toEqual({ step: 'sent', thanks: 'Dziękujemy' })
  expect(guestForm(sent, { type: 'sendPressed' })).toBe(sent)
})

test('faults are told at their fields, and only those of the last try', () => {
  expect(
    guestForm(
      { step: 'sending', fields: faulty.fields },
      { type: 'returned', fields: { consent: 'Zaznacz.' } },
    ),
  ).toEqual({
    step: 'writing',
    fields: { consent: 'Zaznacz.' },
    failure: null,
  })
})

test('a lost connection is told once for the whole form, which can be sent again', () => {
  const failed = guestForm({ step: 'sending', fields: {} }, { type: 'failed', sentence: 'Nie udało się.' })
  expect(failed).toEqual({ step: 'writing', fields: {}, failure: 'Nie udało się.' })
  expect(guestForm(failed, { type: 'sendPressed' }).step).toBe('sending')
})
