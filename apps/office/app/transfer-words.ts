import type { Misfit, StatementFault } from '@wojaz/booking'
import type { AssignRefusal, TransferAnswer } from '@wojaz/booking/server'
import type { TransferFaultCode } from './transfer-form.ts'

export const misfitWords: Readonly<Record<Misfit, string>> = {
  'no-number': 'w tytule nie ma numeru zamówienia',
  'several-numbers': 'w tytule jest kilka numerów zamówień',
  'order-unknown': 'nie ma takiego zamówienia',
  'order-expired': 'zamówienie wygasło',
  'order-closed': 'zamówienie jest odwołane',
  'order-paid': 'zamówienie jest już opłacone',
  'too-much': 'kwota większa niż reszta do zapłaty',
  'too-little': 'kwota mniejsza niż najbliższa wpłata',
}

export const assignRefusalWords: Readonly<Record<AssignRefusal['code'], string>> = {
  ...misfitWords,
  'too-little': 'kwota mniejsza niż zaliczka, która potwierdza umowę',
  'transfer-settled': 'tym przelewem ktoś już się zajął',
}

export const transferFaultWords: Readonly<Record<TransferFaultCode, string>> = {
  amount: 'Wpisz kwotę w złotych, na przykład 1234,50.',
  date: 'Wpisz dzień wpływu, nie późniejszy niż dziś.',
  sender: 'Wpisz nadawcę, najwyżej 200 znaków.',
  title: 'Tytuł może mieć najwyżej 300 znaków.',
  reference: 'Wpisz numer referencyjny z wyciągu, najwyżej 80 znaków.',
  account: 'To nie jest poprawny numer IBAN.',
}

export const statementFaultWords: Readonly<Record<StatementFault, string>> = {
  columns: 'za mało kolumn',
  date: 'data nie do odczytania',
  amount: 'kwota nie do odczytania',
  reference: 'brak numeru referencyjnego',
  currency: 'inna waluta niż PLN',
  reversed: 'wycofany wpływ lub wypływ: sprawdź',
  repeated: 'numer referencyjny innej wpłaty z tego wyciągu: sprawdź',
}

export const statementFormFaultWords: Readonly<Record<'too-large' | 'unreadable', string>> = {
  'too-large':
    'Za dużo naraz: plik i wklejony tekst mogą mieć razem najwyżej 1 MB. Podziel wyciąg na części.',
  unreadable: 'Formularz dotarł uszkodzony. Wyślij go jeszcze raz.',
}

export function answerText(answer: TransferAnswer): string {
  switch (answer.kind) {
    case 'booked':
      return `zamówienie ${answer.number}`
    case 'unmatched':
      return `do wyjaśnienia: ${misfitWords[answer.misfit]}`
    case 'known':
      return 'znany już wcześniej, pominięty'
  }
}

/** Payments at a gateway that did not count. */
export const unfitWords: Readonly<Record<string, string>> = {
  'payment-unknown': 'bramka podaje wpłatę, której nie zaczęto u nas',
  'amount-differs': 'bramka podaje inną kwotę niż zlecona',
  'places-gone': 'wpłata po terminie, miejsca zajęte',
  'paid-twice': 'zapłacono dwa razy',
  cancelled: 'zamówienie było odwołane',
}
