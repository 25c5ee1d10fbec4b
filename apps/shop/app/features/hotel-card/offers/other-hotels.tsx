import { distanceWords } from '@wojaz/travel/place'
import { memo } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Container } from '../../../ui/container.tsx'
import { Section } from '../../../ui/section.tsx'
import { type OfferFacts, OfferGrid } from '../../offer-cards/offer-cards.ts'
import type { OtherHotels as Others } from '../hotel-card-view.ts'
import { FoldedPart } from '../sections/folded-part.tsx'

/** Those of the region stay the same whatever is chosen. */
const SameGrid = memo(OfferGrid)

/** Where else: the same trip in other houses, houses around with how far they are, houses alike. */
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

/** One row of cards is enough below a hotel; who wants more opens it. */
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
