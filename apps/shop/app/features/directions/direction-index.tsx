import { useTranslation } from '../../i18n/use-translation.ts'
import { Section } from '../../ui/section.tsx'
import { PlaceTiles } from '../offer-cards/offer-cards.ts'
import type { DirectionGroup, GroupKey } from './direction-view.ts'

const words: Record<GroupKey, { heading: string; lead: string }> = {
  near: { heading: 'directions.near.heading', lead: 'directions.near.lead' },
  far: { heading: 'directions.far.heading', lead: 'directions.far.lead' },
  car: { heading: 'directions.car.heading', lead: 'directions.car.lead' },
  ski: { heading: 'directions.ski.heading', lead: 'directions.ski.lead' },
}

/** Every country that has something on sale, by the way one gets there. */
export function DirectionIndex({ groups }: { groups: DirectionGroup[] }) {
  const { t } = useTranslation()
  return groups.map(({ key, places }) => (
    <Section key={key} heading={t(words[key].heading)} lead={t(words[key].lead)}>
      <PlaceTiles places={places} />
    </Section>
  ))
}
