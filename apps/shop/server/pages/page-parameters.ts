import { accountPaths } from '@wojaz/account'
import { joinPath } from '@wojaz/booking'
import { confirmPath, leavePath } from '@wojaz/mail'
import { confirmAlertPath, stopAlertPath } from '@wojaz/price-alerts'
import { listingField } from '@wojaz/travel/listing'
import { reservationPath } from '@wojaz/travel/offer-code'
import { searchFormFields } from '@wojaz/travel/search-form'
import { tripTypeConfiguration, tripTypes } from '@wojaz/travel/trip'
import { attractionsPath } from '../../app/features/attractions/attraction-address.ts'
import { failedPath } from '../../app/features/checkout/checkout-address.ts'
import { exploreFlightsUrl, exploreUrl } from '../../app/features/explore/explore-address.ts'
import { sentParameter } from '../../app/features/guest-form/form-address.ts'
import { offerListParams } from '../../app/features/hotel-card/offer-list-address.ts'
import { reviewParams } from '../../app/features/hotel-card/review-address.ts'
import { officesUrl, wishParameter } from '../../app/features/offices/office-address.ts'
import { priceChartUrl } from '../../app/features/price-chart/price-chart-address.ts'
import { quizUrl } from '../../app/features/quiz/quiz-address.ts'
import { previewPath } from '../../app/features/reservation/sharing-address.ts'
import { wishlistPath } from '../../app/features/wishlist/wishlist-address.ts'

/** Pages with parameters of their own, some of them open in number. Here a parameter nobody knows makes the page private. */
const ownReaders = [
  ...[exploreUrl, exploreFlightsUrl, priceChartUrl, quizUrl, attractionsPath, wishlistPath, '/_ui'],
  ...['/ustawienia-cookies', confirmPath, leavePath, confirmAlertPath, stopAlertPath],
  ...['/pz', '/platnosc-negatywna', reservationPath, failedPath, accountPaths.home, joinPath, previewPath],
].map((path) => path.replace(/\/:.*$/, ''))

/** What every other page reads: the search form, and the thanks for a plain form. */
const everywhere = new Set<string>(['q', 'fullPrice', 'pageOrigin', sentParameter])

/** What lists, places and hotel cards read besides. */
const ofSearches = new Set<string>([
  ...Object.values(searchFormFields),
  ...Object.values(listingField).filter((name) => typeof name === 'string'),
  ...Object.values(reviewParams),
  ...Object.values(offerListParams),
  ...['page', 'map', 'room', 'scrollTo', 'ofertowanie', 'promotedUpsellCodes'],
])
/** A filter of a list, or the party of a further room. */
const ofSearchesByPattern = new RegExp(
  `^(${listingField.filter('')}.+|(${searchFormFields.adults}|${searchFormFields.birthDate})\\d)$`,
)
const searchPaths = ['/wypoczynek', ...tripTypes.map((type) => tripTypeConfiguration[type].listingPath)]

/** Whether the page at this path, without its language, may read a query parameter. */
export function readsParameter(path: string, name: string): boolean {
  if (everywhere.has(name) || ownReaders.some((place) => isBelow(path, place))) return true
  if (isBelow(path, officesUrl)) return name === wishParameter
  return (
    searchPaths.some((place) => isBelow(path, place)) &&
    (ofSearches.has(name) || ofSearchesByPattern.test(name))
  )
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}
