import { tokenParameter } from '@wojaz/mail'
import { isCampaignMark } from '@wojaz/travel/guest'
import { rememberedSort } from '../listing/remembered-sort.ts'
import type { Visit } from '../request/context.ts'

/** Parameters that open something private. A page with one of them is never shared, not even among concurrent requests. */
const secretParameters: ReadonlySet<string> = new Set([tokenParameter, 'link'])
const longestSearch = 400

/**
 * Guests with the same key get the same page; null: the page is private. Campaign parameters are ignored, so guests of a campaign
 * share the page with everybody. Any other parameter makes another page, also an unknown one, because the page's own links contain it.
 * Whether a page may be cached at all is decided by its loader (`keepUntil`).
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
  // Encoded, so that a value with `&` does not look like two parameters.
  const search = new URLSearchParams(asked as [string, string][]).toString()
  if (search.length > longestSearch) return null
  const sort = rememberedSort(cookies, consent) ?? 'no-sort'
  return [visitor.userStatus, consent ? 'decided' : 'asked', sort, path, search].join(' ')
}
