import { expect, test } from 'vitest'
import { readTemplate } from './template-form.ts'

const whole = { name: ' Tak ', pl: 'Tak, {{numer}}', cs: 'Ano', ro: 'Da', hu: 'Igen', uk: 'Так\r\n' }

test('a name and five texts are a template, without their edges', () => {
  expect(readTemplate(whole)).toEqual({
    ok: true,
    value: { name: 'Tak', texts: expect.objectContaining({ pl: 'Tak, {{numer}}', uk: 'Так' }) },
  })
})

test('every field says what it lacks: a language, a name, a gap that nobody fills', () => {
  expect(readTemplate({ ...whole, name: '', cs: ' ', hu: '{{imie}}', ro: 'x'.repeat(4001) })).toEqual({
    ok: false,
    refusal: {
      name: expect.any(String),
      cs: expect.any(String),
      ro: expect.any(String),
      hu: 'Nie znamy: {{imie}}.',
    },
  })
})
