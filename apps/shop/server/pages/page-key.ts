import { isCampaignMark } from '@wojaz/travel/guest'
import { rememberedSort } from '../listing/remembered-sort.ts'
import type { Visit } from '../request/context.ts'

/** The query parameters of searches. A page with any other parameter is private. */
const searchParameters: ReadonlySet<string> = new Set(['q', 'fullPrice'])
const longestSearch = 400

/**
 * Guests with the same key get the same page; null: the page is private. Campaign parameters are ignored, so guests of a campaign
 * share the page with everybody.
 */
export function pageKey(
  path: string,
  query: Record<string, unknown>,
  cookies: string | undefined,
  { visitor, consent, drafts }: Pick<Visit, 'visitor' | 'consent' | 'drafts'>,
): string | null {
  if (drafts || visitor.authenticated) return null
  const asked = Object.entries(query).filter(([name]) => !isCampaignMark(name))
  if (asked.some(([name, value]) => !searchParameters.has(name) || typeof value !== 'string')) return null
  // Encoded, so that a value with `&` does not look like two parameters.
  const search = new URLSearchParams(asked as [string, string][]).toString()
  if (search.length > longestSearch) return null
  const sort = rememberedSort(cookies, consent) ?? 'no-sort'
  return [visitor.userStatus, consent ? 'decided' : 'asked', sort, path, search].join(' ')
}
