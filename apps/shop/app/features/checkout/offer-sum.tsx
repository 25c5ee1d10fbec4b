import { hasHotel, type Offer, priceParts } from '@wojaz/offers'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'

/**
 * The offer's rows in a list of amounts. For a flight without hotel, fare and charges are separate (Reg. 1008/2008, art. 23); a
 * package has one price.
 */
export function OfferSum({ offer, amount }: { offer: Offer; amount: number }) {
  const { t } = useTranslation()
  const row = 'flex justify-between gap-4'
  const figure = 'whitespace-nowrap tabular-nums'
  return (
    <>
      <div className={row}>
        <dt>{t(hasHotel(offer) ? 'checkout.price.offer' : 'checkout.price.flight')}</dt>
        <dd className={figure}>{formatMoney(amount)}</dd>
      </div>
      {hasHotel(offer)
        ? null
        : priceParts(offer.quote).map(({ part, amount: share }) => (
            <div key={part} className={`${row} pl-4 text-ink-soft`}>
              <dt>{t(`checkout.price.part.${part}`)}</dt>
              <dd className={figure}>{formatMoney(share)}</dd>
            </div>
          ))}
    </>
  )
}
