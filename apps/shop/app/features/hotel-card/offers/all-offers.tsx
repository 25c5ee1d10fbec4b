import { lazy } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { island, orWait } from '../../../ui/island.tsx'
import { usePartyWords } from '../../offer-cards/offer-cards.ts'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer } from '../hotel-card-view.ts'
import type { OfferListView } from '../offer-list-view.ts'
import { CardSection } from '../sections/card-section.tsx'

const OfferList = import.meta.env.SSR
  ? (await import('./offer-list.tsx')).OfferList
  : lazy(() => orWait(import('./offer-list.tsx').then((file) => ({ default: file.OfferList }))))

const OfferListIsland = island(OfferList, '[data-offer-list]')

/** All offers of the hotel for this party: each date, length, airport and board once. */
export function AllOffers({ list, chosen }: { list: OfferListView; chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const partyWords = usePartyWords()
  const party = chosen.offer.occupancies.map(partyWords).join(' + ')
  return (
    <CardSection
      id={sectionIds.offers}
      heading={t('hotelCard.offers.heading')}
      lead={t('hotelCard.offers.lead', { party })}
    >
      {/* Another party has other offers; another day or airport has the same. */}
      <div data-offer-list>
        <OfferListIsland key={party} list={list} chosen={chosen} />
      </div>
    </CardSection>
  )
}
