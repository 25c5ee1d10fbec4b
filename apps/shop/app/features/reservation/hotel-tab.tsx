import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useWishWords } from '../checkout/checkout.ts'
import { Facts, Panel } from './panel.tsx'
import type { ReservationHead, ReservationPart } from './reservation-view.ts'

interface HotelTabProps {
  head: ReservationHead
  part: Extract<ReservationPart, { tab: 'hotel' }>
}

/** What was booked of the hotel, and the way to all that is known of it. */
export function HotelTab({ head, part: { stars, rooms, board, hotelUrl, wishes } }: HotelTabProps) {
  const { t } = useTranslation()
  const wished = useWishWords()(wishes)
  return (
    <Panel heading={t('reservation.hotel.booked')}>
      <Facts
        facts={[
          [t('reservation.hotel.name'), head.name],
          [t('reservation.hotel.place'), head.place],
          [t('reservation.hotel.category'), t('reservation.hotel.stars', { stars })],
          [t('reservation.hotel.rooms'), rooms.join(' + ')],
          [t('reservation.hotel.board'), board],
          ...(wished.length > 0 ? [[t('reservation.wishes.title'), wished.join(', ')] as const] : []),
        ]}
      />
      <p className="mt-5">
        <ButtonLink look="secondary" href={hotelUrl}>
          {t('reservation.hotel.more')}
        </ButtonLink>
      </p>
    </Panel>
  )
}
