import { maxParticipants } from './occupancy.ts'

/** The default text; other languages come from the dictionary, with the same placeholders. */
const maximumParticipantsText =
  'Maksymalna liczba uczestników dla jednej rezerwacji założonej online to {} osób. ' +
  'W przypadku rezerwacji powyżej {} uczestników prosimy o kontakt z Działem Obsługi Klienta {phone}.'

export function maximumParticipantsWarning(phone: string, text: string = maximumParticipantsText): string {
  return text.replaceAll('{}', String(maxParticipants)).replaceAll('{phone}', () => phone)
}
