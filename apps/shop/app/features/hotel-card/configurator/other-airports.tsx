import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer, ConfiguratorOption } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { OptionList } from './option-list.tsx'

interface OtherAirportsProps {
  options: readonly ConfiguratorOption[]
  chosen: ChosenOffer
}

/** The same trip from other airports, with the price difference, and with the date if it differs. */
export function OtherAirports({ options, chosen: { offer } }: OtherAirportsProps) {
  const { t } = useTranslation()
  const lead = t('hotelCard.airports.lead', {
    airport: offer.airportName,
    date: formatDate(offer.departureDate),
  })
  return (
    <CardSection id={sectionIds.airports} heading={t('hotelCard.airports.heading')} lead={lead}>
      <div className="max-w-reading text-small">
        <OptionList
          label={t('hotelCard.airports.heading')}
          options={options.filter(({ isChosen }) => !isChosen)}
          total={offer.quote.total}
        />
      </div>
    </CardSection>
  )
}
