import { distanceWords } from '@wojaz/travel/place'
import { memo } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Container } from '../../../ui/container.tsx'
import { Section } from '../../../ui/section.tsx'
import { type OfferFacts, OfferGrid } from '../../offer-cards/offer-cards.ts'
import type { OtherHotels as Others } from '../hotel-card-view.ts'
import { FoldedPart } from '../sections/folded-part.tsx'

/** Hotels of the region do not depend on the choice, so they are not rendered again. */
const SameGrid = memo(OfferGrid)

/** Other hotels: for the same trip, nearby with their distance, and similar ones. */
export function OtherHotels({ alternatives, nearby, similar }: Others) {
  const { t } = useTranslation()
  const far = nearby.map(({ hotelName, km }) => `${hotelName} ${distanceWords(Math.round(km * 10) * 100)}`)
  return (
    <>
      {alternatives.length > 0 ? (
        <Section heading={t('hotelCard.others.same')} lead={t('hotelCard.others.sameLead')}>
          <SameGrid offers={alternatives} />
        </Section>
      ) : null}
      {nearby.length > 0 ? (
        <FoldedShelf heading={t('hotelCard.others.nearby')} lead={far.join(' · ')} offers={nearby} />
      ) : null}
      {similar.length > 0 ? <FoldedShelf heading={t('hotelCard.others.similar')} offers={similar} /> : null}
    </>
  )
}

/** One row of cards; the rest is folded. */
function FoldedShelf({ heading, lead, offers }: { heading: string; lead?: string; offers: OfferFacts[] }) {
  return (
    <Container>
      <section className="border-t border-line">
        <FoldedPart title={<h2 className="text-title">{heading}</h2>}>
          <div className="pb-9">
            {lead ? <p className="mb-6 text-body text-ink-soft">{lead}</p> : null}
            <SameGrid offers={offers} />
          </div>
        </FoldedPart>
      </section>
    </Container>
  )
}
