import type { GoodwillKind, ProposalState } from '@wojaz/booking'
import type { ConfirmProposalRefusal, ProposalKind } from '@wojaz/booking/server'
import type { PeopleActRefusal, TripKind } from '../server/office-trips.ts'
import { whyNotConfirm } from './award-words.ts'

// The office's texts about acting on behalf of a guest.

export const goodwillKindNames: Readonly<Record<GoodwillKind, string>> = {
  gesture: 'gest handlowy',
  'our-mistake': 'nasz błąd',
  hardship: 'sytuacja losowa',
  complaint: 'reklamacja',
  other: 'inny powód',
}

export const proposalKindNames: Readonly<Record<ProposalKind, string>> = {
  cancel: 'odwołanie podróży bez części opłaty',
  change: 'zmiana podróży bez części opłaty',
  refund: 'zwrot części ceny',
}

export const proposalStateNames: Readonly<Record<ProposalState, string>> = {
  waiting: 'czeka na drugą osobę',
  confirmed: 'potwierdzona',
  refused: 'odrzucona',
  lapsed: 'wygasła bez decyzji',
}

/** Shown on the order's page after a successful action. */
export const doneWords: Readonly<Record<string, string>> = {
  odwolanie: 'Podróż odwołana. Gość dostanie wiadomość.',
  zmiana: 'Podróż zmieniona. Gość dostanie wiadomość z nowymi dokumentami.',
  zwrot: 'Zwrot zlecony w banku. Gość dostanie wiadomość.',
  osoby: 'Dane zmienione. Gość dostanie wiadomość z nowymi dokumentami.',
  wycofanie: 'Propozycja wycofana. Zamówienie zostało bez zmian.',
  propozycja: 'Kwota wymaga drugiej osoby: propozycja czeka w decyzjach.',
}

type Refused =
  | ConfirmProposalRefusal['code']
  | 'quote-outdated'
  | 'second-person-needed'
  | 'proposal-waits'
  | 'too-much'

export const behalfRefusals: Readonly<Record<Exclude<Refused, 'order-unknown'>, string>> = {
  'not-confirmed': 'Zamówienie nie jest potwierdzone: nie da się go zmienić ani odwołać.',
  'trip-begun': 'Podróż już się zaczęła: nie da się jej odwołać.',
  'notice-open':
    'Gość nie odpowiedział jeszcze na zmianę organizatora: rezygnuje bez opłat, odpowiadając na nią.',
  'quote-outdated': 'Ta wycena jest nieaktualna. Poproś o nową.',
  'second-person-needed': 'Ta kwota wymaga drugiej osoby.',
  'proposal-waits': 'Inna propozycja do tego zamówienia czeka już na decyzję.',
  'proposal-unknown': 'Tej propozycji nie ma.',
  'proposal-ended': 'Ta propozycja jest już rozstrzygnięta albo wygasła.',
  'own-proposal': 'Swojej propozycji nie można potwierdzić: potrzebna jest druga osoba.',
  'access-given-lately': whyNotConfirm['access-given-lately'],
  'terms-changed': 'Od czasu propozycji zmieniły się kwoty. Odrzuć ją i poproś o nową.',
  'sold-out': 'Tych miejsc już nie ma. Podróż gościa została bez zmian.',
  'too-late': 'Na tę zmianę jest już za późno.',
  'not-offered': 'Tej podróży nie można teraz sprzedać.',
  'room-without-adult': 'W pokoju nie byłoby nikogo dorosłego.',
  'too-much': 'Tyle nie można zwrócić.',
}

export const tripKindNames: Readonly<Record<TripKind, string>> = {
  termin: 'Inny termin',
  lotnisko: 'Inne lotnisko',
  pokoj: 'Inny pokój albo wyżywienie',
  osoby: 'Osoba mniej albo więcej',
}

export const filterNames: Readonly<Record<string, string>> = {
  miesiac: 'Miesiąc',
  noce: 'Liczba nocy',
  numer: 'Pokój nr',
}

export const wishFaults: Readonly<Record<string, string>> & { readonly notOffered: string } = {
  cannotLeave: 'Bez tej osoby podróż nie może się odbyć.',
  notOffered: 'Tej podróży nie można teraz sprzedać.',
  tooMany: 'Tylu osób nie można zarezerwować razem.',
  noRoomFor: 'W tym terminie nie ma miejsca dla jeszcze jednej osoby: w samolocie albo w pokoju.',
}

export const changedPartNames: Readonly<Record<string, string>> = {
  hotel: 'Hotel',
  dates: 'Termin',
  flight: 'Wylot',
  rooms: 'Pokój',
  board: 'Wyżywienie',
  people: 'Podróżni',
}

export const peopleRefusals: Readonly<Record<Exclude<PeopleActRefusal['code'], 'form-faulty'>, string>> = {
  'order-unknown': 'Tego zamówienia nie ma.',
  'not-confirmed': 'Zamówienie nie jest potwierdzone: danych nie da się zmienić.',
  'person-unknown': 'Takiej osoby nie ma w tym zamówieniu.',
  'too-late': 'Za późno: listy podróżnych są już u linii i w hotelu.',
  'other-owner': 'W nazwisku zamawiającego można poprawić tylko literówkę: umowa zostaje z nim.',
  'not-offered': 'Dla osoby w tym wieku nie ma miejsca w pokoju albo w samolocie.',
  'room-without-adult': 'W jednym z pokoi nie byłoby nikogo dorosłego.',
}
