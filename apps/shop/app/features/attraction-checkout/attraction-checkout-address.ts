import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Cart, data and payment of attractions. */
export const attractionCartPath = '/atrakcje/payment'
export const attractionPaidPath = `${attractionCartPath}/success/:transactionId`
export const attractionUnpaidPath = `${attractionCartPath}/failed/:transactionId`
/** One ticket, to be shown at the entrance. */
export const ticketPath = '/atrakcje/bilet/:transactionId/:itemId'
/** The same ticket as one file that is read offline. */
export const ticketPagePath = `${ticketPath}/bilet.html`

export const attractionsAddress = (locale: Locale): string => localisedPath(locale, '/atrakcje')

export const attractionCartAddress = (locale: Locale): string => localisedPath(locale, attractionCartPath)

export const attractionPaidAddress = (locale: Locale, transactionId: string): string =>
  localisedPath(locale, attractionPaidPath.replace(':transactionId', transactionId))

export const attractionUnpaidAddress = (locale: Locale, transactionId: string): string =>
  localisedPath(locale, attractionUnpaidPath.replace(':transactionId', transactionId))

export const ticketAddress = (locale: Locale, transactionId: string, itemId: string): string =>
  localisedPath(locale, ticketPath.replace(':transactionId', transactionId).replace(':itemId', itemId))

/** The paths of tickets that the service worker serves offline. */
export const ticketScope = (locale: Locale): string => localisedPath(locale, '/atrakcje/bilet/')

/** Files that can be downloaded for one attraction. */
export const ticketFileAddress = (
  locale: Locale,
  transactionId: string,
  itemId: string,
  file: 'bilet.pdf' | 'bilet.html' | 'kalendarz.ics',
): string => `${ticketAddress(locale, transactionId, itemId)}/${file}`
