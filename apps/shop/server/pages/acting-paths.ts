import { accountPaths } from '@wojaz/account'
import { locales, localisedPath, splitLocale } from '@wojaz/travel/locale'
import { passwordSettingsPath } from '../../app/features/account/account-address.ts'
import { checkoutLimit, ownLimit, passwordLimit, type RouteLimit } from '../plugins/rate-limit.ts'

/** Addresses of pages with actions of their own: what a guest books and pays, and the account. Nobody else may see or keep them. */
const paying = ['/pz', '/platnosc-negatywna', '/atrakcje/payment', '/atrakcje/bilet'] as const
/** Where a part of a trip is paid from the account. */
const payingInAccount = [`${accountPaths.home}/rezerwacja`] as const
const places = [...paying, accountPaths.home] as const

const { login, register, activate, newPassword, question } = accountPaths
/** Scripts send their forms to the address of the page's data. */
const withPassword = [login, register, activate, newPassword, question, passwordSettingsPath].flatMap(
  (path) => [path, `${path}.data`],
)

/** In every language, with how often a minute their forms may be sent. */
export const actingRoutes: readonly { path: string; limit: RouteLimit }[] = locales.flatMap((locale) => [
  ...paying.map((place) => ({ path: localisedPath(locale, `${place}/*`), limit: checkoutLimit })),
  ...['/atrakcje/payment', '/atrakcje/payment.data'].map((path) => ({
    path: localisedPath(locale, path),
    limit: checkoutLimit,
  })),
  { path: localisedPath(locale, accountPaths.home), limit: ownLimit },
  { path: localisedPath(locale, `${accountPaths.home}/*`), limit: ownLimit },
  ...withPassword.map((path) => ({ path: localisedPath(locale, path), limit: passwordLimit })),
])

/** Of a path without its language. */
export function isActingPath(path: string): boolean {
  return places.some((place) => isBelow(path, place))
}

/** Forms of these lead to the bank. */
export function isPayingPath(path: string): boolean {
  return [...paying, ...payingInAccount].some((place) => isBelow(path, place))
}

/** Pages whose forms bring files: they read them piece by piece. */
const withFiles = [
  /^\/mytui\/rezerwacja\/[^/]+\/opinia$/,
  /^\/mytui\/reklamacje\/nowa\/[^/]+$/,
  /^\/mytui\/reklamacje\/R\d+$/,
  /^\/mytui\/rezerwacja\/[^/]+\/karta\/czat$/,
  /^\/mytui\/skrzynka-odbiorcza(\/[^/]+)?$/,
]

/** Of a path with its language or without. */
export function takesFiles(path: string): boolean {
  const { path: page } = splitLocale(path)
  return withFiles.some((pattern) => pattern.test(page))
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

/** Scripts ask for the data of a page at its address with this ending. */
export function pageOfData(path: string): string {
  return path.replace(/(\/_|_root)?\.data$/, '')
}
