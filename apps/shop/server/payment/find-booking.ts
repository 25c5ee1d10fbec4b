import { type OrderWishFaults, readOrderWish } from '@wojaz/booking'
import { pageTexts } from '@wojaz/content'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { findBookingAddress, sentParameter } from '../../app/features/find-booking/find-booking-address.ts'
import type { FindBookingAnswer } from '../../app/features/find-booking/find-booking-form.tsx'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { shippedText } from '../request/error-text.ts'
import { placeOf } from '../request/place-of.ts'

type Context = Readonly<RouterContextProvider>

export function loadFindBooking(context: Context, request: Request) {
  const isSent = new URL(request.url).searchParams.has(sentParameter)
  return { isSent, texts: pageTexts(context.get(deliveryContext).i18n, 'payment') }
}

/**
 * Sends the link to the order's email address. The answer is always the same, so it does not reveal whether the order exists,
 * whose it is, or how often it was requested.
 */
export async function actFindBooking(context: Context, request: Request) {
  const { number = '', email = '' } = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  const { locale } = context.get(visitContext)
  const read = readOrderWish({ number, email })
  if (!read.ok) {
    const say = (key: string | null) => (key === null ? undefined : shippedText(key, locale))
    const fields = { number: say(numberKey(read.refusal)), email: say(emailKey(read.refusal)) }
    return data<FindBookingAnswer>({ fields, typed: { number, email } }, { status: 422 })
  }
  await context.get(servicesContext).booking.sendOrderLink(read.value, placeOf(context))
  return redirect(`${findBookingAddress(locale)}?${sentParameter}=1`, 303)
}

function numberKey({ number }: OrderWishFaults): string | null {
  if (number === null) return null
  return number === 'number-missing' ? 'payment.find.numberMissing' : 'payment.find.numberIsNone'
}

function emailKey({ email }: OrderWishFaults): string | null {
  if (email === null) return null
  return email === 'email-missing' ? 'forms.fault.emailMissing' : 'forms.fault.emailNotAnAddress'
}
