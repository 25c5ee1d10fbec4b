import { accountPaths } from '@wojaz/account'
import { locales, localisedPath, splitLocale } from '@wojaz/travel/locale'
import { passwordSettingsPath } from '../../app/features/account/account-address.ts'
import { checkoutLimit, ownLimit, passwordLimit, type RouteLimit } from '../plugins/rate-limit.ts'

/** Paths of pages with actions: booking, payment and account. Their pages are private and not cached. */
const paying = ['/pz', '/platnosc-negatywna', '/atrakcje/payment', '/atrakcje/bilet'] as const
/** Paths where a part of a trip is paid from the account. */
const payingInAccount = [`${accountPaths.home}/rezerwacja`] as const
const places = [...paying, accountPaths.home] as const

const { login, register, activate, newPassword, question } = accountPaths
/** Scripts send forms to the `.data` URL of the page. */
const withPassword = [login, register, activate, newPassword, question, passwordSettingsPath].flatMap(
  (path) => [path, `${path}.data`],
)

/** In every language, with the rate limit of their forms. */
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

/** Expects a path without its language prefix. */
export function isActingPath(path: string): boolean {
  return places.some((place) => isBelow(path, place))
}

/** Whether forms of this page lead to the bank. */
export function isPayingPath(path: string): boolean {
  return [...paying, ...payingInAccount].some((place) => isBelow(path, place))
}

/** Pages with file uploads, which read the body as a stream. */
const withFiles = [
  /^\/mytui\/rezerwacja\/[^/]+\/opinia$/,
  /^\/mytui\/reklamacje\/nowa\/[^/]+$/,
  /^\/mytui\/reklamacje\/R\d+$/,
  /^\/mytui\/rezerwacja\/[^/]+\/karta\/czat$/,
  /^\/mytui\/skrzynka-odbiorcza(\/[^/]+)?$/,
]

/** Expects a path with or without its language prefix. */
export function takesFiles(path: string): boolean {
  const { path: page } = splitLocale(path)
  return withFiles.some((pattern) => pattern.test(page))
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

/** Removes the `.data` suffix by which scripts request a page's data. */
export function pageOfData(path: string): string {
  return path.replace(/(\/_|_root)?\.data$/, '')
}
