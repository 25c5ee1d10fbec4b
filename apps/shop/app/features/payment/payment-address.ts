import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Where the bank sends a guest back, and where the guest waits for the confirmation of a BLIK code. */
export const confirmAddress = (locale: Locale, number: string): string =>
  localisedPath(locale, `/pz/payment/confirm/${number}`)

export const successAddress = (locale: Locale, number: string): string =>
  localisedPath(locale, `/pz/payment/success/${number}`)

export const failedAddress = (locale: Locale, number: string): string =>
  localisedPath(locale, `/platnosc-negatywna/${number}`)

/** Pages of one payment attempt, by its id. They open for everybody with the URL, because the bank sends guests there. */
export const tripPaidPath = '/mytui/payment/success/:id'
export const tripUnpaidPath = '/mytui/platnosc-negatywna/:id'

export const tripPaidAddress = (locale: Locale, id: string): string =>
  localisedPath(locale, tripPaidPath.replace(':id', id))

export const tripUnpaidAddress = (locale: Locale, id: string): string =>
  localisedPath(locale, tripUnpaidPath.replace(':id', id))

export const orderPlacedAddress = (locale: Locale, number: string): string =>
  localisedPath(locale, `/pz/order-placed/${encodePlaced(number)}`)

/** `file`: the file name as in documents and emails. */
export function documentAddress(locale: Locale, number: string, file: string, link: string | null): string {
  return localisedPath(locale, `/pz/dokumenty/${number}/${file}`) + (link ? `?link=${link}` : '')
}

/** The same file as a download. */
export function downloadAddress(file: string): string {
  return `${file}${file.includes('?') ? '&' : '?'}pobierz`
}

/** A document as it was before a change. */
export function olderAddress(locale: Locale, number: string, file: string, change: string): string {
  return `${documentAddress(locale, number, file, null)}?przed=${change}`
}

/** The order number in the URL of a placed order, encoded so that it cannot be read at a glance. */
export function encodePlaced(number: string): string {
  return btoa(number).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns null if the text is invalid. */
export function decodePlaced(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}
