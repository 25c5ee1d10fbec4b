import { formatMoney } from '@wojaz/travel'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PriceBefore } from '../../ui/price-before.tsx'
import type { ListingOffer } from '../offer-cards/offer-cards.ts'

interface PartyPriceProps extends Pick<ListingOffer, 'perPerson' | 'total' | 'reduction' | 'people'> {
  /** The large figure is what all pay together. */
  fullPrice: boolean
}

/** What one pays and what all pay, the one the guest asked for large; beside a reduction what the law wants. */
export function PartyPrice({ perPerson, total, reduction, people, fullPrice }: PartyPriceProps) {
  const { t } = useTranslation()
  const all = formatMoney(total)
  const one = formatMoney(perPerson)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2 lg:block">
        <strong
          className={`whitespace-nowrap text-heading font-black tracking-tight lg:block ${reduction ? 'text-accent' : ''}`}
        >
          {fullPrice ? all : one}
        </strong>
        <span className="text-small text-ink-soft">
          {fullPrice ? t('listing.party', { count: people }) : t('offers.perPerson')}
        </span>
      </p>
      <p className="text-small text-ink-soft">
        {reduction ? (
          <>
            <PriceBefore
              amount={reduction.totalBefore}
              className="whitespace-nowrap decoration-1 lg:block"
            />{' '}
          </>
        ) : null}
        {fullPrice
          ? t('listing.onePays', { price: one })
          : t('listing.forParty', { price: all, count: people })}
      </p>
      {reduction?.lowestBefore ? (
        <p className="mt-0.5 text-fine text-ink-soft">
          {t('offers.lowestBefore', { price: formatMoney(reduction.lowestBefore) })}
        </p>
      ) : null}
    </div>
  )
}
