import { isWayIn } from '@wojaz/account'
import { splitLocale } from '@wojaz/travel/locale'

const longest = 500

/** Returns the path if it is a page of the shop; null: a foreign address, or one that would lead back to the login. */
export function safeReturn(asked: string | null): string | null {
  if (asked === null || asked.length > longest || !/^\/(?![/\\])/.test(asked)) return null
  const here = 'https://wojaz.invalid'
  const url = URL.canParse(asked, here) ? new URL(asked, here) : null
  if (url?.origin !== here) return null
  const path = url.pathname + url.search
  // Refuses paths that a browser may parse differently.
  if (path !== asked.replace(/#.*/s, '') || path.startsWith('//')) return null
  return isWayIn(splitLocale(url.pathname).path) ? null : path
}
