import { type BookingOptions, openBooking } from '@wojaz/booking/server'
import { accepted } from '@wojaz/travel/outcome'

const nothing = async () => {}
const refuse = async () => accepted(null)

/** Booking with banks but without trips. */
export function bookingWithoutTrips(
  options: Pick<BookingOptions, 'pool' | 'gateways' | 'clock' | 'siteUrl'>,
) {
  return openBooking({
    ...options,
    offers: { bookable: () => Promise.reject(new Error('No trips are sold here.')) },
    seats: {} as never,
    log: { info() {}, warn() {} },
    secret: 'a secret for tests only',
    nearestOffers: async () => [],
    queueEmails: nothing,
    queueLater: refuse,
    queueOrderLink: nothing,
    queueReminder: nothing,
    queueReminderNow: refuse,
    queueChanged: nothing,
    queueTripChanged: nothing,
    queueNotice: nothing,
    queueLeavingFree: nothing,
    queueJoined: nothing,
    queueReviewAsked: nothing,
    queueReviewRefused: nothing,
    queueUpsells: nothing,
    queueRefund: nothing,
  })
}
