import { lazy } from 'react'
import { whenInteractive } from '../../browser/when-interactive.ts'
import { Container } from '../../ui/container.tsx'
import { island, orWait } from '../../ui/island.tsx'
import type { SearchBarFacts } from './search-bar-facts.ts'

// The server renders a form that works without scripts. The browser loads its code when the page is idle, or at once when the
// guest comes near the form. Until then the server's form handles every press.
const SearchBar = import.meta.env.SSR
  ? (await import('./search-bar.tsx')).SearchBar
  : lazy(() =>
      orWait(
        whenWanted()
          .then(() => import('./search-bar.tsx'))
          .then((file) => ({ default: file.SearchBar })),
      ),
    )

const SearchBarIsland = island(SearchBar, '[data-search]')

interface GlobalSearchProps {
  facts: SearchBarFacts | null
  /** Shows the search in one line that opens the form. */
  isCompact?: boolean
}

export function GlobalSearch({ facts, isCompact = false }: GlobalSearchProps) {
  if (!facts) return null
  return (
    <Container className="no-print py-3 sm:pb-0 sm:pt-5">
      <div data-search data-track="globalSearch">
        <SearchBarIsland facts={facts} isCompact={isCompact} />
      </div>
    </Container>
  )
}

function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const begin = () => {
      callOff()
      listening.abort()
      resolve()
    }
    const callOff = whenInteractive(begin)
    const comesNear = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-search]')) begin()
    }
    for (const sign of ['pointerover', 'focusin'])
      document.addEventListener(sign, comesNear, { signal: listening.signal, passive: true })
  })
}
