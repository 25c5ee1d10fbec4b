import { useTranslation } from '../../i18n/use-translation.ts'
import { Section } from '../../ui/section.tsx'
import { PlaceTiles } from '../offer-cards/offer-cards.ts'
import type { DestinationGroup, GroupKey } from './destination-view.ts'

const words: Record<GroupKey, { heading: string; lead: string }> = {
  near: { heading: 'destinations.near.heading', lead: 'destinations.near.lead' },
  far: { heading: 'destinations.far.heading', lead: 'destinations.far.lead' },
  car: { heading: 'destinations.car.heading', lead: 'destinations.car.lead' },
  ski: { heading: 'destinations.ski.heading', lead: 'destinations.ski.lead' },
}

/** All countries with offers, grouped by the way to travel there. */
export function DestinationIndex({ groups }: { groups: DestinationGroup[] }) {
  const { t } = useTranslation()
  return groups.map(({ key, places }) => (
    <Section key={key} heading={t(words[key].heading)} lead={t(words[key].lead)}>
      <PlaceTiles places={places} />
    </Section>
  ))
}
