import { OfferCard } from './offer-card.tsx'
import type { OfferFacts } from './offer-facts.ts'

interface OfferGridProps {
  offers: OfferFacts[]
  headingLevel?: 3 | 4
  path?: string
}

// `relative`, because visually hidden elements inside would otherwise widen the page.
const pushed =
  'relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:mx-0 sm:grid sm:overflow-visible sm:p-0'
const rows = 'sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6'

/**
 * A grid on a wide screen. On a phone one row that scrolls sideways, so that the next section is not ten screens away. The
 * keyboard scrolls it by its links, so cards without links are stacked.
 */
export function OfferGrid({ offers, ...card }: OfferGridProps) {
  const pushes = offers.some(({ placeUrl }) => placeUrl !== card.path)
  const pictureSizes = `(min-width: 992px) 350px, (min-width: 576px) 290px, ${pushes ? '260px' : '343px'}`
  return (
    <ul className={pushes ? `${pushed} ${rows}` : `grid gap-5 ${rows}`}>
      {offers.map((offer) => (
        <li key={offer.code} className={pushes ? 'w-[17.5rem] shrink-0 snap-start sm:w-auto' : undefined}>
          <OfferCard offer={offer} pictureSizes={pictureSizes} {...card} />
        </li>
      ))}
    </ul>
  )
}
