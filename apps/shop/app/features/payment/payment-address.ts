import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Where the bank sends a guest back to, and where a code waits for the phone. */
export const confirmAddress = (locale: Locale, number: string): string =>
  localisedPath(locale, `/pz/payment/confirm/${number}`)

export const successAddress = (locale: Locale, number: string): string =>
  localisedPath(locale, `/pz/payment/success/${number}`)

export const failedAddress = (locale: Locale, number: string): string =>
  localisedPath(locale, `/platnosc-negatywna/${number}`)

/** Of one attempt to pay, by its own name: open to whoever has the address, as the bank sends them there. */
export const tripPaidPath = '/mytui/payment/success/:id'
export const tripUnpaidPath = '/mytui/platnosc-negatywna/:id'

export const tripPaidAddress = (locale: Locale, id: string): string =>
  localisedPath(locale, tripPaidPath.replace(':id', id))

export const tripUnpaidAddress = (locale: Locale, id: string): string =>
  localisedPath(locale, tripUnpaidPath.replace(':id', id))

export const orderPlacedAddress = (locale: Locale, number: string): string =>
  localisedPath(locale, `/pz/order-placed/${encodePlaced(number)}`)

/** `file` as documents and emails name it. */
export function documentAddress(locale: Locale, number: string, file: string, link: string | null): string {
  return localisedPath(locale, `/pz/dokumenty/${number}/${file}`) + (link ? `?link=${link}` : '')
}

/** The same file, to be kept instead of looked at. */
export function downloadAddress(file: string): string {
  return `${file}${file.includes('?') ? '&' : '?'}pobierz`
}

/** A document as it was before a change. */
export function olderAddress(locale: Locale, number: string, file: string, change: string): string {
  return `${documentAddress(locale, number, file, null)}?przed=${change}`
}

/** What stands in the address of a placed order: its number, and nothing that could be read off by passing eyes. */
export function encodePlaced(number: string): string {
  return btoa(number).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null: nothing of ours. */
export function decodePlaced(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}
