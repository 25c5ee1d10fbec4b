import { expect, test } from 'vitest'
import { shippedDictionary } from './shipped-dictionary.ts'

const tooMany =
  'Maksymalna liczba uczestników dla jednej rezerwacji założonej online to {} osób. W przypadku rezerwacji powyżej {} ' +
  'uczestników prosimy o kontakt z Działem Obsługi Klienta {phone}.'
const unexpected = 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie później.'

test.each([
  ['error.failed.text', unexpected],
  ['content.api.unexpected', unexpected],
  ['api.internalError', unexpected],
  ['bar.maxParticipants', tooMany],
  ['hotelCard.party.tooMany', tooMany],
  ['dialog.close', 'Zamknij okno'],
  ['select.choose', 'Wybierz'],
])('%s is said in Polish in the words of the contract', (key, text) => {
  expect(shippedDictionary('pl')[key]).toBe(text)
})
