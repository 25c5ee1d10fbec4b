import { isCampaignMark } from '@wojaz/travel/guest'
import { rememberedSort } from '../listing/remembered-sort.ts'
import type { Visit } from '../request/context.ts'
import { readsParameter } from './page-parameters.ts'

/** Parameters of pages that are cached. A page that reads another one is private. */
const searchParameters: ReadonlySet<string> = new Set(['q', 'fullPrice'])
const longestSearch = 400

export interface SharedKey {
  readonly key: string
  /** The query without what the page does not read, so that nothing of it is in what others get. */
  readonly search: string
}

/**
 * Guests with the same key get the same page; null: the page is private. Parameters of campaigns and those that the page does not
 * read are ignored, so their guests share the page with everybody.
 */
export function pageKey(
  path: string,
  query: Record<string, unknown>,
  cookies: string | undefined,
  visit: Pick<Visit, 'visitor' | 'consent' | 'drafts' | 'path'>,
): SharedKey | null {
  const { visitor, consent, drafts } = visit
  if (drafts || visitor.authenticated) return null
  const read = Object.entries(query).filter(
    ([name]) => isCampaignMark(name) || readsParameter(visit.path, name),
  )
  const asked = read.filter(([name]) => !isCampaignMark(name))
  if (asked.some(([name, value]) => !searchParameters.has(name) || typeof value !== 'string')) return null
  // Encoded, so that a value with `&` does not look like two parameters.
  const search = new URLSearchParams(asked as [string, string][]).toString()
  if (search.length > longestSearch) return null
  const sort = rememberedSort(cookies, consent) ?? 'no-sort'
  const key = [visitor.userStatus, consent ? 'decided' : 'asked', sort, path, search].join(' ')
  // A redirect carries the campaign on.
  const marks = read.filter(([name, value]) => isCampaignMark(name) && typeof value === 'string')
  const whole = new URLSearchParams([...asked, ...marks] as [string, string][]).toString()
  return { key, search: whole && `?${whole}` }
}
