import { formatDate, type IsoDay } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { priceChange } from './price-change.ts'

interface PriceSinceProps {
  then: number
  now: number
  savedOn: IsoDay
}

const looks = {
  same: 'text-ink-soft',
  cheaper: 'font-bold text-success',
  dearer: 'font-bold text-warning',
}

/** How the total price has changed since the offer was saved. */
export function PriceSince({ then, now, savedOn }: PriceSinceProps) {
  const { t } = useTranslation()
  const change = priceChange(then, now)
  const date = formatDate(savedOn)
  if (change.kind === 'same') return <p className={looks.same}>{t('wishlistPage.same', { date })}</p>
  return (
    <p className={looks[change.kind]}>
      {t(`wishlistPage.${change.kind}`, { by: formatMoney(change.by), date })}
      <span className="block font-normal text-ink-soft">
        {t('wishlistPage.thenTotal', { price: formatMoney(then) })}
      </span>
    </p>
  )
}
