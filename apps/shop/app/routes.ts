import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { accountPaths } from '@wojaz/account'
import { confirmPath, leavePath } from '@wojaz/post'
import { confirmAlertPath, stopAlertPath } from '@wojaz/price-alerts'
import { locales, localisedPath } from '@wojaz/travel/locale'
import { reservationPath } from '@wojaz/travel/offer-code'
import { tripTypeConfiguration, tripTypes } from '@wojaz/travel/trip'
import { failedPath } from './features/checkout/checkout-address.ts'
import { exploreFlightsUrl, exploreUrl } from './features/explore/explore-address.ts'
import { findBookingPath } from './features/find-booking/find-booking-address.ts'
import { priceChartUrl } from './features/price-chart/price-chart-address.ts'
import { quizUrl } from './features/quiz/quiz-address.ts'
import { comparePath, sharedPath, wishlistPath } from './features/wishlist/wishlist-address.ts'

const listingPaths = tripTypes.map((type) => tripTypeConfiguration[type].listingPath)

/** The site map. Every address the CMS knows, in every language, is a content page; features take theirs above. */
export default [
  index('routes/content-page.tsx', { id: 'home' }),
  route('_ui', 'routes/ui-gallery.tsx'),
  ...inEveryLanguage('/ustawienia-cookies', 'routes/cookie-settings.tsx', 'cookie-settings'),
  ...inEveryLanguage('/kontakt/biura-tui', 'routes/offices.tsx', 'offices'),
  ...inEveryLanguage('/kontakt/biura-tui/:city', 'routes/offices-city.tsx', 'offices-city'),
  ...inEveryLanguage('/kontakt/biura-tui/:city/:address/:officeId', 'routes/office.tsx', 'office'),
  ...inEveryLanguage(exploreUrl, 'routes/explore.tsx', 'explore'),
  ...inEveryLanguage(priceChartUrl, 'routes/price-chart.tsx', 'price-chart'),
  ...inEveryLanguage(exploreFlightsUrl, 'routes/explore.tsx', 'explore-flights'),
  ...inEveryLanguage(quizUrl, 'routes/quiz.tsx', 'quiz'),
  ...inEveryLanguage(wishlistPath, 'routes/wishlist.tsx', 'wishlist'),
  ...inEveryLanguage(comparePath, 'routes/compare-wishlist.tsx', 'compare-wishlist'),
  ...inEveryLanguage(`${sharedPath}/:token`, 'routes/shared-wishlist.tsx', 'shared-wishlist'),
  ...inEveryLanguage(failedPath, 'routes/reservation-failed.tsx', 'reservation-failed'),
  ...inEveryLanguage(`${reservationPath}/:id/miejsca`, 'routes/seat-list.tsx', 'seat-list'),
  ...inEveryLanguage(`${reservationPath}/:id/:step?`, 'routes/checkout.tsx', 'checkout'),
  ...inEveryLanguage(findBookingPath, 'routes/find-booking.tsx', 'find-booking'),
  ...inEveryLanguage('/pz/platnosc/:number', 'routes/payment.tsx', 'payment'),
  ...inEveryLanguage('/pz/payment/confirm/:number', 'routes/payment-confirm.tsx', 'payment-confirm'),
  ...inEveryLanguage('/pz/payment/success/:number', 'routes/payment-success.tsx', 'payment-success'),
  ...inEveryLanguage('/platnosc-negatywna/:number', 'routes/payment-failed.tsx', 'payment-failed'),
  ...inEveryLanguage('/pz/order-placed/:encodedData', 'routes/order-placed.tsx', 'order-placed'),
  ...inEveryLanguage(accountPaths.home, 'routes/account/home.tsx', 'account'),
  ...inEveryLanguage(accountPaths.login, 'routes/account/login.tsx', 'login'),
  ...inEveryLanguage(accountPaths.register, 'routes/account/register.tsx', 'register'),
  ...inEveryLanguage(accountPaths.registered, 'routes/account/registered.tsx', 'registered'),
  ...inEveryLanguage(accountPaths.activate, 'routes/account/activate.tsx', 'activate'),
  ...inEveryLanguage(accountPaths.resend, 'routes/account/resend-activation.tsx', 'resend-activation'),
  ...inEveryLanguage(accountPaths.remind, 'routes/account/remind-password.tsx', 'remind-password'),
  ...inEveryLanguage(accountPaths.newPassword, 'routes/account/new-password.tsx', 'new-password'),
  ...inEveryLanguage('/wypoczynek', 'routes/directions.tsx', 'directions'),
  ...listingPaths.flatMap((path) => inEveryLanguage(path, 'routes/listing.tsx', path)),
  ...inEveryLanguage('/wypoczynek/*', 'routes/direction.tsx', 'direction'),
  // One route for a hotel and its offers: what a guest has opened on the card stays open from one offer to the next.
  ...inEveryLanguage(
    '/wypoczynek/:direction/:region/:resort/:hotel/:tripType?/:offerCode?',
    'routes/hotel-card.tsx',
    'hotel-card',
  ),
  ...inEveryLanguage(confirmPath, 'routes/confirm-subscription.tsx', 'confirm-subscription'),
  ...inEveryLanguage(leavePath, 'routes/leave-list.tsx', 'leave-list'),
  ...inEveryLanguage(confirmAlertPath, 'routes/confirm-alert.tsx', 'confirm-alert'),
  ...inEveryLanguage(stopAlertPath, 'routes/stop-alert.tsx', 'stop-alert'),
  route('*', 'routes/content-page.tsx', { id: 'content-page' }),
] satisfies RouteConfig

function inEveryLanguage(path: string, file: string, id: string) {
  return locales.map((locale) => route(localisedPath(locale, path), file, { id: `${id}-${locale}` }))
}
