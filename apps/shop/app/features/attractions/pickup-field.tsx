import { useTranslation } from '../../i18n/use-translation.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { ChoiceView } from './attraction-view.ts'

/** Where guests are picked up. */
export function PickupField({ choice: { pickupPoints, pickup, option } }: { choice: ChoiceView }) {
  const { t } = useTranslation()
  if (pickupPoints.length === 0) return null
  const isNeeded = option.pickup === 'always'
  return (
    <NativeSelect
      name="pickup"
      saysOptional={false}
      label={t('attractions.choice.pickup')}
      required={isNeeded}
      none={isNeeded ? undefined : t('attractions.choice.noPickup')}
      defaultValue={pickup ?? ''}
      options={pickupPoints.map(({ id, name, localTime }) => ({
        id,
        label: localTime ? `${name} (${localTime.slice(11, 16)})` : name,
      }))}
    />
  )
}
