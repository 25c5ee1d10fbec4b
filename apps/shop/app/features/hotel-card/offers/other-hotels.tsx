import { memo } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Section } from '../../../ui/section.tsx'
import { OfferGrid } from '../../offer-cards/offer-cards.ts'
import type { OtherHotels as Others } from '../hotel-card-view.ts'
import { distanceWords } from '../place/distance-words.ts'

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
        <Section heading={t('hotelCard.others.nearby')} lead={far.join(' · ')}>
          <SameGrid offers={nearby} />
        </Section>
      ) : null}
      {similar.length > 0 ? (
        <Section heading={t('hotelCard.others.similar')}>
          <SameGrid offers={similar} />
        </Section>
      ) : null}
    </>
  )
}
