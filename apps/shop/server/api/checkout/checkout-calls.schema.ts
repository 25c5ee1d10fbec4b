import { methodKinds, paymentVariants } from '@wojaz/booking'
import { z } from 'zod'
import { money } from '../money.schema.ts'
import { refusal } from '../refusal.schema.ts'
import { toldDocument, toldWishes } from '../told-of-travellers.schema.ts'
import * as answers from './checkout-answers.schema.ts'

const refused = { 400: refusal, 403: refusal, 404: refusal, 409: refusal, 422: refusal }
const done = z.object({ isDone: z.literal(true) })

function ofCart<Answer extends z.ZodType>(summary: string, answer: Answer) {
  const description = 'The cart is that of the header `Cart-Id`; `undefined` there means none.'
  return { summary, description, tags: ['checkout'], response: { 200: answer, ...refused } }
}

function once<Answer extends z.ZodType>(summary: string, answer: Answer) {
  const call = ofCart(summary, answer)
  const description = `${call.description} Needs an \`Idempotency-Key\` of 16 to 128 characters: the first answer to it is the answer for a day; with another body it is refused.`
  return { ...call, description }
}

export const openSchema = {
  ...once('A cart for an offer; its key comes in the header `cart-id`', answers.cart),
  body: z.object({ offerCode: z.string().min(1).max(250) }),
}
export const productSchema = ofCart('What is being booked, priced now', answers.product)
export const priceSchema = ofCart('What the guest has agreed to and what it costs now', answers.price)
export const upsellSchema = ofCart('What can be added, and what has been', answers.upsells)
export const classesSchema = ofCart(
  'Classes both planes have room in, and what they cost more',
  answers.classes,
)
export const flightsSchema = ofCart('Both flights', answers.flights)
export const variantsSchema = ofCart('Ways to divide the price', answers.variants)
export const lastOrderSchema = ofCart('The order this cart has become', answers.orderState)

export const informationSchema = {
  ...ofCart('Everything a guest has filled in', answers.cart),
  params: z.object({ cartId: z.string().max(40) }),
}

export const updateSchema = {
  ...ofCart('Change one part of a cart, or several that belong together', answers.cart),
  body: z
    .object({
      offerCode: z.string().min(1).max(250),
      participants: z.array(answers.participant).min(1).max(8),
      contact: answers.contact,
      consents: answers.consents,
      upsells: z.array(answers.chosenUpsell).max(100),
      agreedTotal: money,
      documents: z
        .array(toldDocument.nullable())
        .max(8)
        .describe('By traveller; null takes one away. Kept encrypted; an answer says only who has one.'),
      wishes: toldWishes.nullable().describe('Null: nothing is wished any more.'),
    })
    .partial(),
}

export const emailSchema = {
  ...ofCart('Keep the address a link may be sent to', done),
  body: z.object({ email: answers.email }),
}
export const laterSchema = {
  ...emailSchema,
  summary: 'Send a link that opens the cart on another device',
}

export const orderSchema = {
  ...once(
    'Order with an obligation to pay; the places are held for a quarter of an hour, and for half an hour from each beginning of a payment',
    answers.orderState,
  ),
  body: z.object({ agreedTotal: money }),
}

export const method = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blik'), code: z.string().regex(/^\d{6}$/) }),
  z.object({ kind: z.literal('bank'), value: z.string().min(1).max(20) }),
  z.object({
    kind: z.enum(methodKinds).exclude(['blik', 'bank']),
    value: z.string().min(1).max(20).optional(),
  }),
])

export const paySchema = {
  ...once('Begin to pay for the order of the cart', answers.begun),
  body: z.object({
    variant: z.enum(paymentVariants),
    method,
    /** A gateway from `banks-availabilities`; by default the first one. */
    gateway: z.string().min(1).max(20).optional(),
  }),
}

export const methodsSchema = {
  summary: 'How one can pay at this moment',
  tags: ['checkout'],
  response: { 200: answers.methods, 503: refusal },
}

export const fileSchema = {
  summary: 'The confirmation of the order this cart has become',
  tags: ['files'],
  response: { 200: z.unknown(), ...refused },
}

const params = z.object({ orderNumber: z.string().max(20) })

export const commonSchema = {
  ...ofCart('What is paid of an order and what is due', answers.orderState),
  params,
}
export const successSchema = {
  ...commonSchema,
  summary:
    'An order that is paid for; until it is, refused with what is due and until when the places are held',
}
export const confirmSchema = {
  ...commonSchema,
  summary: 'After the return from the bank: the bank is asked, and the order says what is true',
}

export const notificationSchema = {
  summary: 'PayU tells what became of a payment',
  description: 'PayU’s notification with its `OpenPayu-Signature`. Anything but 200 is told again.',
  tags: ['payment'],
  response: { 200: done, 400: refusal, 404: refusal, 409: refusal, 503: refusal },
}

export const namedNotificationSchema = {
  ...notificationSchema,
  summary: 'A bank tells what became of a payment or a refund',
  description:
    'From `payu` with its `OpenPayu-Signature`, from `p24` (Przelewy24) with `sign` in the body; money of the latter counts once it is verified there. Anything but 200 is told again.',
  params: z.object({ gateway: z.string().max(20) }),
}
