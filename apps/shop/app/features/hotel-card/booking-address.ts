import { localisedPath, reservationAddress } from '@wojaz/travel'
import { useLocale } from '../../i18n/use-locale.ts'
import type { ChosenOffer } from './hotel-card-view.ts'

/** Where the one clear button leads: the reservation of this very offer. By telephone and in an office it can be made, too. */
export function useBookingAddress({ offer }: ChosenOffer): string {
  return localisedPath(useLocale(), reservationAddress(offer.offerCode))
}
