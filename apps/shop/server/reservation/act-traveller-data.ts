import type { Order } from '@wojaz/booking'
import type { TravellerDataRefusal } from '@wojaz/booking/server'
import { data, redirect } from 'react-router'
import { travellerDataSavedAddress } from '../../app/features/reservation/reservation-address.ts'
import type { TravellerDataAnswer } from '../../app/features/reservation/traveller-data-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { justProven } from '../account/signed-in.ts'
import { servicesContext } from '../request/context.ts'
import { changeDocument, changeWishes } from './traveller-data.ts'

type Typed = Readonly<Record<string, string>>
type Intent = 'document' | 'wishes'

export function isTravellerDataIntent(intent: string | undefined): intent is Intent {
  return intent === 'document' || intent === 'wishes'
}

/** The text key of each refusal: `reservation.fault.…`. */
export const travellerDataRefusals = {
  'order-unknown': 'notChangeable',
  'not-confirmed': 'notChangeable',
  'person-unknown': 'personUnknown',
  'number-missing': 'documentNumberMissing',
  'too-late': 'tooLate',
} as const satisfies Record<TravellerDataRefusal['code'], NonNullable<TravellerDataAnswer['refusal']>>

/** Changing documents needs a fresh proof of identity; changing wishes does not. */
export async function actTravellerData(context: Context, request: Request, order: Order, typed: Typed) {
  const isDocument = typed.intent === 'document'
  if (isDocument) justProven(context, request)
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const person = Number(typed.person)
  const outcome = isDocument
    ? await changeDocument(services, order, person, typed, locale)
    : await changeWishes(services, order, typed)
  if (outcome.ok)
    return redirect(travellerDataSavedAddress(locale, order.number, isDocument ? 'documents' : 'wishes'), 303)
  const { refusal } = outcome
  const sent = { form: isDocument ? `document${person}` : 'wishes', typed }
  return refusal.code === 'form-faulty'
    ? data<TravellerDataAnswer>({ ...sent, faults: refusal.faults, refusal: null }, { status: 422 })
    : data<TravellerDataAnswer>(
        { ...sent, faults: {}, refusal: travellerDataRefusals[refusal.code] },
        { status: 409 },
      )
}
