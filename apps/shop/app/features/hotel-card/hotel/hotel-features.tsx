import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { sectionIds } from '../card-sections.ts'
import type { HotelView } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { featureGroups } from './feature-groups.ts'

export function HotelFeatures({ features }: Pick<HotelView, 'features'>) {
  const { t } = useTranslation()
  const groups = featureGroups(features)
  if (groups.length === 0) return null
  return (
    <CardSection id={sectionIds.features} heading={t('hotelCard.tab.features')}>
      <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
        {groups.map(({ group, labels }) => (
          <div key={group}>
            <h3 className="text-title">{t(`hotelCard.group.${group}`)}</h3>
            <ul className="mt-2 grid gap-1.5">
              {labels.map((label) => (
                <li key={label} className="flex gap-2.5">
                  <Icon name="check" size={16} className="mt-1.5 text-success" />
                  {label}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </CardSection>
  )
}
