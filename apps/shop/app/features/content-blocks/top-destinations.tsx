import { useTranslation } from '../../i18n/use-translation.ts'
import { Section } from '../../ui/section.tsx'
import { PlaceTiles, useOffersFor } from '../offer-cards/offer-cards.ts'
import type { BlockProps } from './block.ts'
import { SectionLink } from './section-link.tsx'

export function TopDestinations({ component }: BlockProps<'topDestinations'>) {
  const { t } = useTranslation()
  const found = useOffersFor(component.uid)
  if (found?.kind !== 'places') return null
  return (
    <Section heading={component.heading ?? t('blocks.topDestinations.heading')} lead={component.lead}>
      <PlaceTiles places={found.places} />
      <SectionLink link={component.link} />
    </Section>
  )
}
