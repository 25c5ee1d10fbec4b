import { splitLocale } from '@wojaz/travel/locale'
import { useLocation } from 'react-router'
import { Section } from '../../ui/section.tsx'
import { LastSeenPlace } from '../last-seen/last-seen.ts'
import { FlightList, OfferStrip, useOffersFor } from '../offer-cards/offer-cards.ts'
import type { BlockProps } from './block.ts'
import { SectionLink } from './section-link.tsx'

/** Offers found by the editor's search. Renders nothing if there are none. */
export function OfferCarousel({ component }: BlockProps<'offerCarousel'>) {
  const found = useOffersFor(component.uid)
  const { path } = splitLocale(useLocation().pathname)
  const { source, heading, lead } = component
  if (source === 'lastWatched' || source === 'lastSearch')
    return <LastSeenPlace source={source} heading={heading} />
  if (found?.kind !== 'holidays' && found?.kind !== 'flights') return null
  return (
    <Section heading={heading} lead={lead}>
      {found.kind === 'holidays' ? (
        <OfferStrip offers={found.offers} path={path} />
      ) : (
        <FlightList flights={found.flights} />
      )}
      <SectionLink link={component.link} />
    </Section>
  )
}
