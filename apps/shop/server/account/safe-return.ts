import { isWayIn } from '@wojaz/account'
import { splitLocale } from '@wojaz/travel/locale'

const longest = 500

/** A page of ours, as it was asked for; null: somebody else's, or one that would lead straight back to the login. */
export function safeReturn(asked: string | null): string | null {
  if (asked === null || asked.length > longest || !/^\/(?![/\\])/.test(asked)) return null
  const here = 'https://wojaz.invalid'
  const url = URL.canParse(asked, here) ? new URL(asked, here) : null
  if (url?.origin !== here) return null
  const path = url.pathname + url.search
  // What a browser would read otherwise than we do is not worth the doubt.
  if (path !== asked.replace(/#.*/s, '') || path.startsWith('//')) return null
  return isWayIn(splitLocale(url.pathname).path) ? null : path
}
