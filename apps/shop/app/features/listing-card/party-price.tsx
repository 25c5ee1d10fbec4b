import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LowestBefore, PriceBefore } from '../../ui/price-before.tsx'
import type { ListingOffer } from '../offer-cards/offer-cards.ts'

interface PartyPriceProps extends Pick<ListingOffer, 'perPerson' | 'total' | 'people'> {
  reduction?: ListingOffer['reduction']
  /** The large price is the total. */
  fullPrice: boolean
}

/**
 * The price per person and the total; the guest's choice decides which one is large. With a reduction it also shows the price
 * before.
 */
export function PartyPrice({ perPerson, total, reduction = null, people, fullPrice }: PartyPriceProps) {
  const { t } = useTranslation()
  const all = formatMoney(total)
  const one = formatMoney(perPerson)
  const before = reduction && (fullPrice ? reduction.totalBefore : reduction.perPersonBefore)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong
          className={`whitespace-nowrap text-heading font-black tracking-tight ${reduction ? 'text-accent' : ''}`}
        >
          {fullPrice ? all : one}
        </strong>
        {before ? <PriceBefore amount={before} /> : null}
        <span className="text-small text-ink-soft lg:basis-full">
          {fullPrice ? t('listing.party', { count: people }) : t('offers.perPerson')}
        </span>
      </p>
      <p className="text-small text-ink-soft">
        {fullPrice
          ? t('listing.onePays', { price: one })
          : t('listing.forParty', { price: all, count: people })}
      </p>
      {before ? <LowestBefore amount={before} /> : null}
    </div>
  )
}
