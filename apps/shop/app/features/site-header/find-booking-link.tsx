import type { Locale } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PlainLink } from '../../ui/plain-link.tsx'
import { findBookingAddress } from '../find-booking/find-booking.ts'

/** For guests who booked without an account: number and email lead to the booking. */
export function FindBookingLink({ locale }: { locale: Locale }) {
  const { t } = useTranslation()
  return (
    <PlainLink
      href={findBookingAddress(locale)}
      className="inline-flex min-h-11 items-center rounded-control px-3 text-small -outline-offset-3 hover:bg-paper-sunk max-lg:-mx-3"
    >
      {t('header.findBooking')}
    </PlainLink>
  )
}
