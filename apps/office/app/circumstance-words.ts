import type { CircumstanceReason } from '@wojaz/booking'
import { counted } from './counted.ts'

export const reasonNames: Readonly<Record<CircumstanceReason, string>> = {
  disaster: 'klęska żywiołowa',
  epidemic: 'zagrożenie zdrowia (epidemia)',
  unrest: 'zamieszki lub działania zbrojne',
  closed: 'zamknięte granice lub lotniska',
}

export const placeGroups = { country: 'Kraje', region: 'Regiony', resort: 'Miejscowości' } as const

export const circumstanceWords = {
  title: 'Nadzwyczajne okoliczności',
  lead: 'Kto ma być w tym miejscu w tych dniach, rezygnuje bez opłat i dostaje e-mail. Podróże nie są odwoływane: o tym decyduje gość.',
  place: 'Miejsce',
  choose: 'Wybierz miejsce',
  reason: 'Co się dzieje',
  chooseReason: 'Wybierz, co się dzieje',
  from: 'Od dnia',
  until: 'Do dnia (jeśli inny)',
  show: 'Pokaż, kogo dotyczy',
  listed: 'Obowiązujące okoliczności, od najnowszych',
  days: 'Dni',
  told: 'Napisano do',
  end: 'Zakończ',
  endTitle: 'Koniec nadzwyczajnych okoliczności',
  endLead:
    'Od tej chwili rezygnacja kosztuje znów tyle, ile w umowie, także tych, do których już napisano. Nikt nie dostanie o tym e-maila. Tego nie można cofnąć: okoliczności trzeba by ogłosić od nowa.',
  endNow: 'Tak, zakończ',
  back: 'Wróć bez zmian',
  ended: 'Zakończone: rezygnacja kosztuje znów tyle, ile w umowie.',
  changed: 'Lista osób zmieniła się. Sprawdź ją i ogłoś jeszcze raz.',
  nobody:
    'Nikt nie ma tam teraz podróży. Ogłosić można mimo to: kto kupi ją później, też zrezygnuje bez opłat.',
} as const

/** The emails are sent later, by a worker. */
export function declaredText(count: number): string {
  if (count === 0) return 'Ogłoszone. Nikt nie ma tam teraz podróży.'
  const guests = counted(count, 'gościa', 'gości', 'gości')
  return `Ogłoszone. Piszemy teraz e-maile: do ${guests}. Ile już jest, pokazuje kolumna „${circumstanceWords.told}”.`
}
