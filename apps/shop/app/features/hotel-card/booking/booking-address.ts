import { localisedPath } from '@wojaz/travel/locale'
import { reservationAddress } from '@wojaz/travel/offer-code'
import { useContext } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { KeptParams } from '../card-address.ts'
import type { ChosenOffer } from '../hotel-card-view.ts'

/** Parameters of the card's URL that are passed on to the reservation: the adviser's mark and the promised upsells. */
const broughtAlong = ['ofertowanie', 'promotedUpsellCodes']

/** The URL of the booking button: the reservation of this offer. */
export function useBookingAddress({ offer }: ChosenOffer): string {
  const params = [...new URLSearchParams(useContext(KeptParams))].filter(([name]) =>
    broughtAlong.includes(name),
  )
  const search = params.length > 0 ? `?${new URLSearchParams(params)}` : ''
  return localisedPath(useLocale(), reservationAddress(offer.offerCode)) + search
}
