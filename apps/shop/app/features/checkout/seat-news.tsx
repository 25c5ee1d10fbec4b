import { useRevalidator } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SeatHold, seatMapParameter } from '../seat-map/seat-map.ts'
import { stepAddress } from './checkout-address.ts'
import type { CheckoutView } from './checkout-view.ts'

/** How long the seats are still theirs, and which are not any more: at every step, for the way to the order may take longer. */
export function SeatNews({ cart, seatHold }: Pick<CheckoutView, 'cart' | 'seatHold'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { lostSeats } = cart
  return (
    <>
      {seatHold ? <SeatHold {...seatHold} onGone={revalidate} /> : null}
      {lostSeats ? (
        <Notice tone="warning" title={t('checkout.seats.lost')}>
          <p>
            {t(`checkout.seats.${lostSeats.reason}`, { seats: [...new Set(lostSeats.seats)].join(', ') })}
          </p>
          <TextLink href={`${stepAddress(locale, cart.id, 'recommendations')}?${seatMapParameter}=1`}>
            {t('checkout.seats.again')}
          </TextLink>
        </Notice>
      ) : null}
    </>
  )
}
