import { formatMoney } from '@wojaz/travel'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PriceBefore } from '../../ui/price-before.tsx'
import type { OfferFacts } from './offer-facts.ts'

/** What one pays and what all pay; beside a reduction what it was before, as the law wants it. */
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
        <span className="text-small text-ink-soft">{t('offers.perPerson')}</span>
      </p>
      <p className="text-small text-ink-soft">
        {reduction ? (
          <>
            <PriceBefore amount={reduction.totalBefore} />{' '}
          </>
        ) : null}
        {t('offers.forPeople', { price: formatMoney(total), count: people })}
      </p>
      {reduction?.lowestBefore ? (
        <p className="text-fine text-ink-soft">
          {t('offers.lowestBefore', { price: formatMoney(reduction.lowestBefore) })}
        </p>
      ) : null}
    </div>
  )
}
