import { expect, test } from 'vitest'
import { fillTemplate, hasGaps, unknownGaps } from './templates.ts'

test('known facts are put in, unknown ones stay to be seen', () => {
  expect(fillTemplate('{{powitanie}} {{ numer }}, {{hotel}}', { powitanie: 'Ahoj!', numer: 'W1' })).toBe(
    'Ahoj! W1, {{hotel}}',
  )
})

test('what a guest is called is never read as a template', () => {
  const filled = fillTemplate('{{powitanie}} {{podpis}}', { powitanie: '{{podpis}} $& $1', podpis: 'Ola' })
  expect(filled).toBe('{{podpis}} $& $1 Ola')
})

test('a text with a gap is not ready; braces of another kind are only letters', () => {
  expect([hasGaps('{{numer}}'), hasGaps('gotowe'), hasGaps('{{x}} {numer}')]).toEqual([true, false, false])
  expect(unknownGaps('{{numer}} {{imie}} {{ cena }}')).toEqual(['imie', 'cena'])
})
