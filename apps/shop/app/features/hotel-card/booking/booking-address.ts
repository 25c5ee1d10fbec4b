import { localisedPath } from '@wojaz/travel/locale'
import { reservationAddress } from '@wojaz/travel/offer-code'
import { useContext } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { KeptParams } from '../card-address.ts'
import type { ChosenOffer } from '../hotel-card-view.ts'

/** What of the card's address concerns a reservation: the adviser's mark and the upsells that were promised. */
const broughtAlong = ['ofertowanie', 'promotedUpsellCodes']

/** Where the one clear button leads: the reservation of this very offer. By telephone and in an office it can be made, too. */
export function useBookingAddress({ offer }: ChosenOffer): string {
  const params = [...new URLSearchParams(useContext(KeptParams))].filter(([name]) =>
    broughtAlong.includes(name),
  )
  const search = params.length > 0 ? `?${new URLSearchParams(params)}` : ''
  return localisedPath(useLocale(), reservationAddress(offer.offerCode)) + search
}
