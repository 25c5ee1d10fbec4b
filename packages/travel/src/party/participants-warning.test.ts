import { expect, test } from 'vitest'
import { maximumParticipantsWarning } from './participants-warning.ts'

test('who wants more than 8 participants learns the limit and the phone number', () => {
  expect(maximumParticipantsWarning('22 255 03 02')).toBe(
    'Maksymalna liczba uczestników dla jednej rezerwacji założonej online to 8 osób. W przypadku rezerwacji powyżej 8 uczestników prosimy o kontakt z Działem Obsługi Klienta 22 255 03 02.',
  )
})

test('another language is filled in the same way', () => {
  expect(maximumParticipantsWarning('+420 1', 'Nejvíce {} osob, {phone}')).toBe('Nejvíce 8 osob, +420 1')
})
