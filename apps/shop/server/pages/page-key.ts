import { isCampaignMark } from '@wojaz/travel/guest'
import { rememberedSort } from '../listing/remembered-sort.ts'
import type { Visit } from '../request/context.ts'

/** What a search asks for beside its path. Everything else a request may bring is somebody's own. */
const searchParameters: ReadonlySet<string> = new Set(['q', 'fullPrice'])
const longestSearch = 400

/**
 * Guests with the same key get the same page; null: the page is this guest's alone. Campaign marks change nothing, so guests from a
 * campaign share it with everyone else.
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
  // Encoded: a value that holds `&` is not two of them.
  const search = new URLSearchParams(asked as [string, string][]).toString()
  if (search.length > longestSearch) return null
  const sort = rememberedSort(cookies, consent) ?? 'no-sort'
  return [visitor.userStatus, consent ? 'decided' : 'asked', sort, path, search].join(' ')
}
