import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LowestBefore, PriceBefore } from '../../ui/price-before.tsx'
import type { OfferFacts } from './offer-facts.ts'

/** The price per person and the total. With a reduction also the price before, as the law requires. */
export function OfferPrice({
  perPerson,
  total,
  people,
  reduction,
}: Pick<OfferFacts, 'perPerson' | 'total' | 'people' | 'reduction'>) {
  const { t } = useTranslation()
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="whitespace-nowrap text-heading font-black tracking-tight">
          {formatMoney(perPerson)}
        </strong>
        {reduction ? <PriceBefore amount={reduction.perPersonBefore} /> : null}
        <span className="text-small text-ink-soft">{t('offers.perPerson')}</span>
      </p>
      <p className="text-small text-ink-soft">
        {t('offers.forPeople', { price: formatMoney(total), count: people })}
      </p>
      {reduction ? <LowestBefore amount={reduction.perPersonBefore} /> : null}
    </div>
  )
}
