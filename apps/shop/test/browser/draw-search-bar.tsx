import type { GlobalSearchFilter, Suggestion } from '@wojaz/offers'
import { decodeSearchParams, type SearchState } from '@wojaz/travel/search'
import type { SearchDropdown } from '@wojaz/travel/trip'
import { page } from 'vitest/browser'
import { SearchBar } from '../../app/features/global-search/search-bar.tsx'
import { answerCalls } from './answer-calls.ts'
import { bySelector } from './by-selector.ts'
import { draw } from './draw.tsx'
import { options, searchBarFacts } from './search-bar-answers.ts'

interface Drawn {
  search?: Partial<SearchState>
  tripTypes?: ReturnType<typeof searchBarFacts>['tripTypes']
  isCompact?: boolean
  /** The options call's answer; a function, so that it can fail or wait. */
  askOptions?: () => GlobalSearchFilter[] | Response
  askCount?: () => number | Response | Promise<number>
  suggestions?: Readonly<Record<string, Suggestion[]>>
}

/** The search form on a page. `searched` is the URL after the form is sent. */
export async function drawSearchBar({
  search,
  tripTypes = searchBarFacts().tripTypes,
  isCompact = false,
  askOptions = () => options,
  askCount = () => 22,
  suggestions = {},
}: Drawn = {}) {
  answerCalls({
    'POST /api/www/gs': askOptions,
    'POST /api/www/search/offers/count': askCount,
    'POST /api/services/tui-search/api/external/offers/count': askCount,
    'POST /api/www/search/offers/suggest': ({ body }) => suggestions[(body as { text: string }).text] ?? [],
  })
  const { router } = await draw(
    <div data-search>
      <SearchBar facts={{ ...searchBarFacts(search), tripTypes }} isCompact={isCompact} />
    </div>,
  )
  const address = () => router.state.location
  return { address, searched: () => decodeSearchParams(new URLSearchParams(address().search)) }
}

/** The field that opens a dropdown. */
export const field = (name: SearchDropdown) => bySelector(`[data-dropdown="${name}"] > summary`)
export const submit = () => bySelector('button[type="submit"]').last()
export const suggested = (name: RegExp | string) => page.getByRole('option', { name }).first()
export const suggestionField = () => page.getByRole('combobox', { name: 'Kraj, region' })
export const results = '/wypoczynek/wyniki-wyszukiwania-samolot'
