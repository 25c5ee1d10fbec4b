import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Cart, data and payment of attractions. */
export const attractionCartPath = '/atrakcje/payment'
export const attractionPaidPath = `${attractionCartPath}/success/:transactionId`
export const attractionUnpaidPath = `${attractionCartPath}/failed/:transactionId`
/** One ticket, to be shown on the spot. */
export const ticketPath = '/atrakcje/bilet/:transactionId/:itemId'
/** The same as one file that is read without the shop. */
export const ticketPagePath = `${ticketPath}/bilet.html`

export const attractionsAddress = (locale: Locale): string => localisedPath(locale, '/atrakcje')

export const attractionCartAddress = (locale: Locale): string => localisedPath(locale, attractionCartPath)

export const attractionPaidAddress = (locale: Locale, transactionId: string): string =>
  localisedPath(locale, attractionPaidPath.replace(':transactionId', transactionId))

export const attractionUnpaidAddress = (locale: Locale, transactionId: string): string =>
  localisedPath(locale, attractionUnpaidPath.replace(':transactionId', transactionId))

export const ticketAddress = (locale: Locale, transactionId: string, itemId: string): string =>
  localisedPath(locale, ticketPath.replace(':transactionId', transactionId).replace(':itemId', itemId))

/** Addresses for which an opened ticket answers without the internet. */
export const ticketScope = (locale: Locale): string => localisedPath(locale, '/atrakcje/bilet/')

/** What can be taken along of one attraction. */
export const ticketFileAddress = (
  locale: Locale,
  transactionId: string,
  itemId: string,
  file: 'bilet.pdf' | 'bilet.html' | 'kalendarz.ics',
): string => `${ticketAddress(locale, transactionId, itemId)}/${file}`
