import { localisedPath, splitLocale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'

/** Finds the page in lower case for URLs like `/ZIMA` and `/CS/zima`, or null. */
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
