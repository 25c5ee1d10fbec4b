import { usePageTexts } from '../../i18n/page-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { ContentLink } from '../../ui/content-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { exploreFlightsUrl, MonthRow } from '../explore/explore.ts'
import { FlightList, PricedLinks } from '../offer-cards/offer-cards.ts'
import type { ChartersView } from './charters-view.ts'

const link = 'font-bold text-accent underline decoration-1 underline-offset-4'

/** Flights from a city or to a country, below the text of the editor. */
export function ChartersScreen({ view }: { view: ChartersView }) {
  usePageTexts(view.texts)
  const { t } = useTranslation()
  const { kind, flights, flightsUrl, months, ways } = view
  if (flights.length === 0)
    return (
      <Container className="pt-8">
        <Notice title={t('charters.nothing')}>
          <ContentLink url={exploreFlightsUrl} className={link}>
            {t('charters.elsewhere')}
          </ContentLink>
        </Notice>
      </Container>
    )
  return (
    <>
      <Section heading={t('charters.top')} lead={t('charters.lead')}>
        <FlightList flights={flights} />
        <p className="mt-5">
          <ContentLink url={flightsUrl} className={link}>
            {t('charters.all')}
          </ContentLink>
        </p>
      </Section>
      <Section heading={t('charters.months')} lead={t('charters.monthsLead')}>
        <MonthRow months={months} label={t('charters.monthsLabel')} noneWord={t('explore.flights.noMonth')} />
      </Section>
      <Section heading={t(kind === 'city' ? 'charters.to' : 'charters.from')} lead={t('charters.lead')}>
        <PricedLinks links={ways} className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3" />
      </Section>
    </>
  )
}
