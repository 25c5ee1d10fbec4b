import { noticePath, reviewPath } from '@wojaz/booking'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Pages of one reservation, in the order of the tabs. */
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

/** The guide as one file that is read offline. */
export const guideFilePath = '/mytui/rezerwacja/:number/przewodnik.html'

export const reservationTabPath = '/mytui/rezerwacja/:number/karta/:tab'

/** Query parameter of `platnosc`: the amount of the previous attempt, in złoty. */
export const amountParameter = 'kwota'

export function payAgainAddress(locale: Locale, number: string, amount: number): string {
  const zloty = (amount / 100).toFixed(2)
  return `${tabAddress(locale, number, 'platnosc')}?${amountParameter}=${zloty}`
}

/** Query parameter of `zarzadzanie` and `uslugi`: the open quote. */
export const quoteParameter = 'wycena'

/** Query parameter of `uslugi`: the quote whose choice is ticked. */
export const choiceParameter = 'wybor'

export function tabAddress(locale: Locale, number: string, tab: ReservationTab): string {
  return localisedPath(locale, `/mytui/rezerwacja/${number}/karta/${tab}`)
}

export function guideFileAddress(locale: Locale, number: string): string {
  return localisedPath(locale, guideFilePath.replace(':number', number))
}

/** The paths of guides that the service worker serves offline. */
export function guideScope(locale: Locale): string {
  return localisedPath(locale, '/mytui/rezerwacja/')
}

export function quoteAddress(locale: Locale, number: string, quote: string): string {
  return `${tabAddress(locale, number, 'zarzadzanie')}?${new URLSearchParams({ [quoteParameter]: quote })}`
}

/** Query parameter of `zarzadzanie`: people's data are open, after the customer has just proved who they are. */
export const peopleParameter = 'dane'

export function peopleAddress(locale: Locale, number: string): string {
  return `${tabAddress(locale, number, 'zarzadzanie')}?${peopleParameter}=1`
}

/** Query parameter of `zarzadzanie`: the forms of documents are open, after the same proof. */
export const documentsParameter = 'dokumenty'
/** Query parameter of `zarzadzanie`: which data of the travellers were saved. */
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

/** The URL that leads to the same hotel on the next date for the same people. */
export function rebookAddress(locale: Locale, number: string): string {
  return localisedPath(locale, rebookPath.replace(':number', number))
}

/** Query parameter of a notice: the confirmation of cancelling, with the refund. */
export const leavingParameter = 'rezygnacja'

/** Query parameter of a notice: the confirmation of the alternative trip, with its price. */
export const takingParameter = 'zamiast'

export function noticeAddress(locale: Locale, number: string, notice: string): string {
  return localisedPath(locale, noticePath(number, notice))
}

/** Query parameter of `uslugi`: the seat maps are open. */
export const seatsParameter = 'miejsca'

/** Query parameter of `uslugi` and `zarzadzanie`: the change was made. */
export const doneParameter = 'zmieniono'

export function upsellsAddress(locale: Locale, number: string, parameter: string, value = '1'): string {
  return `${tabAddress(locale, number, 'uslugi')}?${new URLSearchParams({ [parameter]: value })}`
}

/** Leads back from the price of upsells to the choice that was ticked. */
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

/** What can be changed about a booked trip, each on a separate page. */
export const changeKinds = ['termin', 'lotnisko', 'pokoj', 'osoby'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Pages of changing a booked trip: the choice, and `wycena` with its price. */
export const changePath = '/mytui/rezerwacja/:number/zmiana/:what'

export function changeAddress(locale: Locale, number: string, what: string): string {
  return localisedPath(locale, `/mytui/rezerwacja/${number}/zmiana/${what}`)
}

/** Query parameter of `wycena`: the open quote. */
export const changeQuoteParameter = 'nr'

export function changeQuoteAddress(locale: Locale, number: string, quote: string): string {
  return `${changeAddress(locale, number, 'wycena')}?${new URLSearchParams({ [changeQuoteParameter]: quote })}`
}

/** The page after the trip was changed. */
export function changedAddress(locale: Locale, number: string): string {
  return `${tabAddress(locale, number, 'zarzadzanie')}?${doneParameter}=1`
}
