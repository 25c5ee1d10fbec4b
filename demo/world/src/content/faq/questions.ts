import { accountQuestions } from './account.ts'
import { bookingQuestions } from './booking.ts'
import { changesQuestions } from './changes.ts'
import { documentsQuestions } from './documents.ts'
import { flightQuestions } from './flight.ts'
import { hotelQuestions } from './hotel.ts'
import { luggageQuestions } from './luggage.ts'
import { paymentQuestions } from './payment.ts'

/** All questions, topic by topic. */
export const questions = [
  ...bookingQuestions,
  ...paymentQuestions,
  ...flightQuestions,
  ...luggageQuestions,
  ...hotelQuestions,
  ...documentsQuestions,
  ...changesQuestions,
  ...accountQuestions,
]
