import type { CartPrice } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { TripSummary } from './trip-summary.tsx'

interface TripBarProps {
  offer: Offer
  offerUrl: string
  price: CartPrice
}

/** On a phone the price sticks to the bottom of the screen. Pressed, it shows the whole trip. */
export function TripBar({ offer, offerUrl, price }: TripBarProps) {
  const { t } = useTranslation()
  return (
    <details className="group sticky bottom-0 z-10 mt-8 border-t border-line bg-paper-raised shadow-floating lg:hidden">
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] pt-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 leading-tight">
          <strong className="block whitespace-nowrap text-title font-black">
            {formatMoney(price.total)}
          </strong>
          <span className="block text-fine text-ink-soft">{t('checkout.price.total')}</span>
        </span>
        <span className="flex items-center gap-1.5 text-small font-bold text-accent">
          {t('checkout.price.details')}
          <Icon
            name="chevronDown"
            size={16}
            className="rotate-180 transition-transform group-open:rotate-0"
          />
        </span>
      </summary>
      <div className="max-h-[65dvh] overflow-y-auto border-t border-line px-4 pb-6 pt-4">
        <TripSummary offer={offer} offerUrl={offerUrl} price={price} />
      </div>
    </details>
  )
}
