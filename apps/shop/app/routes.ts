import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { accountPaths, loginsPath } from '@wojaz/account'
import { joinPath } from '@wojaz/booking'
import { complaintsPath } from '@wojaz/complaints'
import { confirmPath, leavePath } from '@wojaz/mail'
import { confirmAlertPath, stopAlertPath } from '@wojaz/price-alerts'
import { locales, localisedPath, splitLocale } from '@wojaz/travel/locale'
import { reservationPath } from '@wojaz/travel/offer-code'
import { tripTypeConfiguration, tripTypes } from '@wojaz/travel/trip'
import { settingsSections } from './features/account/settings-sections.ts'
import {
  attractionCartPath,
  attractionPaidPath,
  attractionUnpaidPath,
  ticketPagePath,
  ticketPath,
} from './features/attraction-checkout/attraction-checkout-address.ts'
import {
  attractionRoutePath,
  attractionsPath,
  resultsPath,
} from './features/attractions/attraction-address.ts'
import { chartersUrl } from './features/charters-landing/charters-address.ts'
import { failedPath } from './features/checkout/checkout-address.ts'
import { complaintRoutePath, newComplaintRoutePath } from './features/complaints/complaint-address.ts'
import { exploreFlightsUrl, exploreUrl } from './features/explore/explore-address.ts'
import { findBookingPath } from './features/find-booking/find-booking-address.ts'
import { mailboxRoutePath, threadRoutePath } from './features/mailbox/mailbox-address.ts'
import { tripPaidPath, tripUnpaidPath } from './features/payment/payment-address.ts'
import { priceChartUrl } from './features/price-chart/price-chart-address.ts'
import { quizUrl } from './features/quiz/quiz-address.ts'
import {
  changePath,
  guideFilePath,
  noticeRoutePath,
  rebookPath,
  reservationTabPath,
  reviewRoutePath,
} from './features/reservation/reservation-address.ts'
import { previewPath } from './features/reservation/sharing-address.ts'
import { comparePath, sharedPath, wishlistPath } from './features/wishlist/wishlist-address.ts'

const listingPaths = tripTypes.map((type) => tripTypeConfiguration[type].listingPath)

/** The site map. Every URL of the CMS, in every language, is a content page; the features' routes come first. */
const siteMap = [
  index('routes/content-page.tsx', { id: 'home' }),
  route('_ui', 'routes/ui-gallery.tsx'),
  ...inEveryLanguage('/ustawienia-cookies', 'routes/cookie-settings.tsx', 'cookie-settings'),
  ...inEveryLanguage('/kontakt/biura-tui', 'routes/offices.tsx', 'offices'),
  ...inEveryLanguage('/kontakt/biura-tui/:city', 'routes/offices-city.tsx', 'offices-city'),
  ...inEveryLanguage('/kontakt/biura-tui/:city/:address/:officeId', 'routes/office.tsx', 'office'),
  ...inEveryLanguage(exploreUrl, 'routes/explore.tsx', 'explore'),
  ...inEveryLanguage(priceChartUrl, 'routes/price-chart.tsx', 'price-chart'),
  ...inEveryLanguage(exploreFlightsUrl, 'routes/explore.tsx', 'explore-flights'),
  ...inEveryLanguage(`${chartersUrl}/:place`, 'routes/charters-landing.tsx', 'charters-landing'),
  ...inEveryLanguage(quizUrl, 'routes/quiz.tsx', 'quiz'),
  ...inEveryLanguage(attractionsPath, 'routes/attractions.tsx', 'attractions'),
  ...inEveryLanguage(resultsPath, 'routes/attraction-results.tsx', 'attraction-results'),
  ...inEveryLanguage(attractionRoutePath, 'routes/attraction.tsx', 'attraction'),
  ...inEveryLanguage(wishlistPath, 'routes/wishlist.tsx', 'wishlist'),
  ...inEveryLanguage(comparePath, 'routes/compare-wishlist.tsx', 'compare-wishlist'),
  ...inEveryLanguage(`${sharedPath}/:token`, 'routes/shared-wishlist.tsx', 'shared-wishlist'),
  ...inEveryLanguage(failedPath, 'routes/reservation-failed.tsx', 'reservation-failed'),
  ...inEveryLanguage(`${reservationPath}/:id/miejsca`, 'routes/seat-list.tsx', 'seat-list'),
  ...inEveryLanguage(`${reservationPath}/:id/:step?`, 'routes/checkout.tsx', 'checkout'),
  ...inEveryLanguage(attractionCartPath, 'routes/attraction-cart.tsx', 'attraction-cart'),
  ...inEveryLanguage(attractionPaidPath, 'routes/attraction-paid.tsx', 'attraction-paid'),
  ...inEveryLanguage(attractionUnpaidPath, 'routes/attraction-unpaid.tsx', 'attraction-unpaid'),
  ...inEveryLanguage(ticketPath, 'routes/attraction-ticket.tsx', 'attraction-ticket'),
  ...inEveryLanguage(ticketPagePath, 'routes/attraction-ticket-file.tsx', 'attraction-ticket-file'),
  ...inEveryLanguage(findBookingPath, 'routes/find-booking.tsx', 'find-booking'),
  ...inEveryLanguage('/pz/platnosc/:number', 'routes/payment.tsx', 'payment'),
  ...inEveryLanguage('/pz/payment/confirm/:number', 'routes/payment-confirm.tsx', 'payment-confirm'),
  ...inEveryLanguage('/pz/payment/success/:number', 'routes/payment-success.tsx', 'payment-success'),
  ...inEveryLanguage('/platnosc-negatywna/:number', 'routes/payment-failed.tsx', 'payment-failed'),
  ...inEveryLanguage('/pz/order-placed/:encodedData', 'routes/order-placed.tsx', 'order-placed'),
  ...inEveryLanguage(accountPaths.home, 'routes/account/home.tsx', 'account'),
  ...inEveryLanguage(accountPaths.login, 'routes/account/login.tsx', 'login'),
  ...inEveryLanguage(accountPaths.confirm, 'routes/account/confirm.tsx', 'confirm-account'),
  ...inEveryLanguage(accountPaths.question, 'routes/account/question.tsx', 'login-question'),
  ...inEveryLanguage(loginsPath, 'routes/account/logins.tsx', 'account-logins'),
  ...inEveryLanguage(accountPaths.register, 'routes/account/register.tsx', 'register'),
  ...inEveryLanguage(accountPaths.registered, 'routes/account/registered.tsx', 'registered'),
  ...inEveryLanguage(accountPaths.activate, 'routes/account/activate.tsx', 'activate'),
  ...inEveryLanguage(accountPaths.resend, 'routes/account/resend-activation.tsx', 'resend-activation'),
  ...inEveryLanguage(accountPaths.remind, 'routes/account/remind-password.tsx', 'remind-password'),
  ...inEveryLanguage(accountPaths.newPassword, 'routes/account/new-password.tsx', 'new-password'),
  ...inEveryLanguage(accountPaths.help, 'routes/account/help.tsx', 'account-help'),
  ...inEveryLanguage(mailboxRoutePath, 'routes/account/mailbox.tsx', 'mailbox'),
  ...inEveryLanguage(threadRoutePath, 'routes/account/mailbox-thread.tsx', 'mailbox-thread'),
  ...inEveryLanguage(accountPaths.newAddress, 'routes/account/new-address.tsx', 'new-address'),
  ...inEveryLanguage(settingsSections.details, 'routes/account/details.tsx', 'details'),
  ...inEveryLanguage(settingsSections.companions, 'routes/account/companions.tsx', 'companions'),
  ...inEveryLanguage(settingsSections.agreements, 'routes/account/agreements.tsx', 'agreements'),
  ...inEveryLanguage(settingsSections.alerts, 'routes/account/alerts.tsx', 'account-alerts'),
  ...inEveryLanguage(settingsSections.sessions, 'routes/account/sessions.tsx', 'account-sessions'),
  ...inEveryLanguage(settingsSections.myData, 'routes/account/my-data.tsx', 'account-my-data'),
  ...inEveryLanguage(accountPaths.leave, 'routes/account/leave.tsx', 'leave-account'),
  ...inEveryLanguage(accountPaths.stay, 'routes/account/stay.tsx', 'keep-account'),
  ...inEveryLanguage(guideFilePath, 'routes/account/guide-file.tsx', 'guide-file'),
  ...inEveryLanguage(tripPaidPath, 'routes/account/trip-paid.tsx', 'trip-paid'),
  ...inEveryLanguage(tripUnpaidPath, 'routes/account/trip-unpaid.tsx', 'trip-unpaid'),
  ...inEveryLanguage(previewPath, 'routes/account/preview.tsx', 'reservation-preview'),
  ...inEveryLanguage(joinPath, 'routes/account/join.tsx', 'join-reservation'),
  ...inEveryLanguage(`${reservationTabPath}?`, 'routes/account/reservation.tsx', 'reservation'),
  ...inEveryLanguage(rebookPath, 'routes/account/rebook.tsx', 'rebook'),
  ...inEveryLanguage(reviewRoutePath, 'routes/account/review.tsx', 'trip-review'),
  ...inEveryLanguage(noticeRoutePath, 'routes/account/notice.tsx', 'notice'),
  ...inEveryLanguage(complaintsPath, 'routes/account/complaints.tsx', 'complaints'),
  ...inEveryLanguage(newComplaintRoutePath, 'routes/account/new-complaint.tsx', 'new-complaint'),
  ...inEveryLanguage(complaintRoutePath, 'routes/account/complaint.tsx', 'complaint'),
  ...inEveryLanguage(changePath, 'routes/account/reservation-change.tsx', 'reservation-change'),
  ...inEveryLanguage(settingsSections.password, 'routes/account/password-settings.tsx', 'password-settings'),
  ...inEveryLanguage('/wypoczynek', 'routes/destinations.tsx', 'destinations'),
  ...listingPaths.flatMap((path) => inEveryLanguage(path, 'routes/listing.tsx', path)),
  ...inEveryLanguage('/wypoczynek/*', 'routes/destination.tsx', 'destination'),
  // One route for a hotel and its offers: what a guest has opened on the card stays open from one offer to the next.
  ...inEveryLanguage(
    '/wypoczynek/:destination/:region/:resort/:hotel/:tripType?/:offerCode?',
    'routes/hotel-card.tsx',
    'hotel-card',
  ),
  ...inEveryLanguage(confirmPath, 'routes/confirm-subscription.tsx', 'confirm-subscription'),
  ...inEveryLanguage(leavePath, 'routes/leave-list.tsx', 'leave-list'),
  ...inEveryLanguage(confirmAlertPath, 'routes/confirm-alert.tsx', 'confirm-alert'),
  ...inEveryLanguage(stopAlertPath, 'routes/stop-alert.tsx', 'stop-alert'),
  route('*', 'routes/content-page.tsx', { id: 'content-page' }),
] satisfies RouteConfigEntry[]

const isAccount = ({ path = '' }: RouteConfigEntry) => splitLocale(path).path.startsWith(accountPaths.home)

/** All pages of the account are inside its layout, which also renders the editors' blocks below them. */
export default [
  ...siteMap.filter((page) => !isAccount(page)),
  layout('routes/account/with-slots.tsx', siteMap.filter(isAccount)),
] satisfies RouteConfig

function inEveryLanguage(path: string, file: string, id: string) {
  return locales.map((locale) => route(localisedPath(locale, path), file, { id: `${id}-${locale}` }))
}
