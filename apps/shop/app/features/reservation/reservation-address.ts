import { noticePath, reviewPath } from '@wojaz/booking'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Pages of one reservation, in the order in which they are shown. */
export const reservationTabs = [
  'podsumowanie',
  'podroz',
  'przewodnik',
  'hotel',
  'dokumenty',
  'uslugi',
  'platnosc',
  'czat',
  'zarzadzanie',
] as const
export type ReservationTab = (typeof reservationTabs)[number]

/** The guide as one file that is read without the shop. */
export const guideFilePath = '/mytui/rezerwacja/:number/przewodnik.html'

export const reservationTabPath = '/mytui/rezerwacja/:number/karta/:tab'

/** On the address of `platnosc`: the amount that was tried before, in złoty. */
export const amountParameter = 'kwota'

export function payAgainAddress(locale: Locale, number: string, amount: number): string {
  const zloty = (amount / 100).toFixed(2)
  return `${tabAddress(locale, number, 'platnosc')}?${amountParameter}=${zloty}`
}

/** On the address of `zarzadzanie` and `uslugi`: the quote that is looked at. */
export const quoteParameter = 'wycena'

/** On the address of `uslugi`: the quote whose choice is ticked. */
export const choiceParameter = 'wybor'

export function tabAddress(locale: Locale, number: string, tab: ReservationTab): string {
  return localisedPath(locale, `/mytui/rezerwacja/${number}/karta/${tab}`)
}

export function guideFileAddress(locale: Locale, number: string): string {
  return localisedPath(locale, guideFilePath.replace(':number', number))
}

/** Addresses for which an opened guide answers without the internet. */
export function guideScope(locale: Locale): string {
  return localisedPath(locale, '/mytui/rezerwacja/')
}

export function quoteAddress(locale: Locale, number: string, quote: string): string {
  return `${tabAddress(locale, number, 'zarzadzanie')}?${new URLSearchParams({ [quoteParameter]: quote })}`
}

/** On the address of `zarzadzanie`: the data of people are open, to whoever has just proved who they are. */
export const peopleParameter = 'dane'

export function peopleAddress(locale: Locale, number: string): string {
  return `${tabAddress(locale, number, 'zarzadzanie')}?${peopleParameter}=1`
}

/** On the address of `zarzadzanie`: the forms of documents are open, likewise. */
export const documentsParameter = 'dokumenty'
/** On the address of `zarzadzanie`: what of the travellers' data was saved. */
export const keptParameter = 'zapisane'

export function travellerDocumentsAddress(locale: Locale, number: string): string {
  return `${tabAddress(locale, number, 'zarzadzanie')}?${documentsParameter}=1`
}

export function travellerDataSavedAddress(
  locale: Locale,
  number: string,
  saved: 'documents' | 'wishes',
): string {
  return `${tabAddress(locale, number, 'zarzadzanie')}?${keptParameter}=${saved}`
}

export const noticeRoutePath = '/mytui/rezerwacja/:number/powiadomienie/:notice'

export const reviewRoutePath = reviewPath(':number')

export function reviewAddress(locale: Locale, number: string): string {
  return localisedPath(locale, reviewPath(number))
}

export const rebookPath = '/mytui/rezerwacja/:number/ponownie'

/** Leads to the same hotel on the next date for the same people. */
export function rebookAddress(locale: Locale, number: string): string {
  return localisedPath(locale, rebookPath.replace(':number', number))
}

/** On the address of a notice: the guest looks at leaving, with what goes back. */
export const leavingParameter = 'rezygnacja'

/** On the address of a notice: the guest looks at what is offered instead, with its price. */
export const takingParameter = 'zamiast'

export function noticeAddress(locale: Locale, number: string, notice: string): string {
  return localisedPath(locale, noticePath(number, notice))
}

/** On the address of `uslugi`: the planes are open. */
export const seatsParameter = 'miejsca'

/** On the address of `uslugi` and `zarzadzanie`: the change was made. */
export const doneParameter = 'zmieniono'

export function upsellsAddress(locale: Locale, number: string, parameter: string, value = '1'): string {
  return `${tabAddress(locale, number, 'uslugi')}?${new URLSearchParams({ [parameter]: value })}`
}

/** Back from the price of upsells to what was ticked for it. */
export function choiceAddress(
  locale: Locale,
  number: string,
  { id, isOfSeats }: { id: string; isOfSeats: boolean },
): string {
  const parameters = { ...(isOfSeats && { [seatsParameter]: '1' }), [choiceParameter]: id }
  return `${tabAddress(locale, number, 'uslugi')}?${new URLSearchParams(parameters)}`
}

export function isReservationTab(text: string | undefined): text is ReservationTab {
  return reservationTabs.some((tab) => tab === text)
}

/** What a guest may want to change of a booked trip, each with a page of its own. */
export const changeKinds = ['termin', 'lotnisko', 'pokoj', 'osoby'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Pages of changing a booked trip: what is to be chosen, and `wycena` with its price. */
export const changePath = '/mytui/rezerwacja/:number/zmiana/:what'

export function changeAddress(locale: Locale, number: string, what: string): string {
  return localisedPath(locale, `/mytui/rezerwacja/${number}/zmiana/${what}`)
}

/** On the address of `wycena`: the quote that is looked at. */
export const changeQuoteParameter = 'nr'

export function changeQuoteAddress(locale: Locale, number: string, quote: string): string {
  return `${changeAddress(locale, number, 'wycena')}?${new URLSearchParams({ [changeQuoteParameter]: quote })}`
}

/** Where the guest is led once the trip is changed. */
export function changedAddress(locale: Locale, number: string): string {
  return `${tabAddress(locale, number, 'zarzadzanie')}?${doneParameter}=1`
}
