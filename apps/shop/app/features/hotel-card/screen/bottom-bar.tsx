import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { useBookingAddress } from '../booking/booking-address.ts'
import type { ChosenOffer } from '../hotel-card-view.ts'
import { usePriceFigures } from '../prices/price-figures.ts'

/** On a phone the price and the booking button stay in reach of the thumb. */
export function BottomBar({ chosen, fullPrice }: { chosen: ChosenOffer; fullPrice: boolean }) {
  const { t } = useTranslation()
  const { offer } = chosen
  const address = useBookingAddress(chosen)
  const { main, mainWords } = usePriceFigures(offer, fullPrice)
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-paper-raised px-4 pb-[max(0.625rem,env(safe-area-inset-bottom))] pt-2.5 shadow-floating lg:hidden">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 leading-tight">
          <strong className="block whitespace-nowrap text-title font-black">{formatMoney(main)}</strong>
          <span className="block text-fine text-ink-soft">
            {mainWords}, {formatDate(offer.departureDate)}
          </span>
        </p>
        <a href={address} rel="nofollow" className={buttonClass('primary', 'medium')}>
          {t('hotelCard.bookShort')}
        </a>
      </div>
    </div>
  )
}
