import { tokenParameter } from '@wojaz/mail'
import { isCampaignMark } from '@wojaz/travel/guest'
import { rememberedSort } from '../listing/remembered-sort.ts'
import type { Visit } from '../request/context.ts'

/** These open what is one guest's own. Such a page is never shared, not even among those who ask for it at the same moment. */
const secretParameters: ReadonlySet<string> = new Set([tokenParameter, 'link'])
const longestSearch = 400

/**
 * Guests with the same key get the same page; null: the page is this guest's alone. Campaign marks change nothing, so guests from a
 * campaign share it with everyone else. Any other parameter makes another page, also one that no page knows: it stands in the page's own
 * links. Whether a page may be kept at all is said by its loader (`keepUntil`).
 */
export function pageKey(
  path: string,
  query: Record<string, unknown>,
  cookies: string | undefined,
  { visitor, consent, drafts }: Pick<Visit, 'visitor' | 'consent' | 'drafts'>,
): string | null {
  if (drafts || visitor.authenticated) return null
  const asked = Object.entries(query).filter(([name]) => !isCampaignMark(name))
  if (asked.some(([name, value]) => secretParameters.has(name) || typeof value !== 'string')) return null
  // Encoded: a value that holds `&` is not two of them.
  const search = new URLSearchParams(asked as [string, string][]).toString()
  if (search.length > longestSearch) return null
  const sort = rememberedSort(cookies, consent) ?? 'no-sort'
  return [visitor.userStatus, consent ? 'decided' : 'asked', sort, path, search].join(' ')
}
