import { localisedPath, splitLocale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'

/** `/ZIMA` and `/CS/zima` are typed by people: the page that would be there in small letters, or null. */
export async function findRightCase(
  path: string,
  open: (path: string) => Promise<Outcome<unknown, unknown>>,
): Promise<string | null> {
  const small = path.toLowerCase()
  if (small === path) return null
  const right = splitLocale(small)
  const outcome = await open(right.path)
  return outcome.ok ? localisedPath(right.locale, right.path) : null
}
