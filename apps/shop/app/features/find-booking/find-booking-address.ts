import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Below `/pz` like every page with an order: it is not cached, and its form is rate limited. */
export const findBookingPath = '/pz/znajdz-rezerwacje'

/** Query parameter: an email has been sent, if there is such an order. */
export const sentParameter = 'wyslano'

export const findBookingAddress = (locale: Locale): string => localisedPath(locale, findBookingPath)
