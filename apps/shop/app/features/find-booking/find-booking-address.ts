import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Below `/pz`, as every page with an order in it: nobody keeps it, and its form is sent so often a minute. */
export const findBookingPath = '/pz/znajdz-rezerwacje'

/** In the address: the e-mail is on its way, if there is such an order. */
export const sentParameter = 'wyslano'

export const findBookingAddress = (locale: Locale): string => localisedPath(locale, findBookingPath)
