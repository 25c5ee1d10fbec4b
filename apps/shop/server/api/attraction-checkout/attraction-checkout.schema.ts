import { attractionBookingStates, attractionRefundStates } from '@wojaz/attractions'
import { z } from 'zod'
import * as answers from '../checkout/checkout-answers.schema.ts'
import { method } from '../checkout/checkout-calls.schema.ts'
import { money } from '../money.schema.ts'
import { refusal } from '../refusal.schema.ts'

const refused = { 400: refusal, 404: refusal, 409: refusal, 422: refusal, 429: refusal, 503: refusal }
const tags = ['activities']
const id = z.string().min(1).max(100)
const states = Object.keys(attractionBookingStates) as (keyof typeof attractionBookingStates)[]
const refundStates = Object.keys(attractionRefundStates) as (keyof typeof attractionRefundStates)[]

export const item = z.object({
  id: z.uuid(),
  activityId: z.int(),
  title: z.string(),
  option: z.string(),
  localStart: z.string(),
  state: z.enum(states),
  price: money,
  tickets: z.record(z.string(), z.int()),
  pickup: z.string().nullable(),
  freeUntil: z
    .string()
    .nullable()
    .meta({ description: 'On the clocks of the place; null: not free any more' }),
  isConfirmedAtOnce: z.boolean(),
})

export const cart = z.object({
  state: z.enum(['open', 'ordered', 'paid', 'abandoned', 'empty']),
  total: money,
  heldUntil: z.string().nullable(),
  items: z.array(item),
})

export const transaction = z.object({
  transactionId: z.uuid(),
  number: z.string(),
  state: z.enum(['ordered', 'paid', 'unpaid']),
  total: money,
  paid: money,
})

const ofCart = 'The cart is that of the header `Cart-Id`, or the newest of this browser.'
const byKeyOfCart = `${ofCart} Needs an \`Idempotency-Key\` of 16 to 128 characters: the first answer to it is the answer for a day; with another body it is refused.`

function call<Answer extends z.ZodType>(summary: string, answer: Answer, description = ofCart) {
  return { summary, description, tags, response: { 200: answer, ...refused } }
}

const texts = z.record(z.string().max(100), z.string().max(2_001))

export const infoSchema = call('What is in the cart; an empty one where there is none', cart)
export const cartSchema = call('The cart', cart)
export const addSchema = {
  ...call(
    'Hold an attraction; without a cart in a new one, whose key comes in the header `cart-id`',
    cart.extend({ itemId: z.uuid() }),
    `${byKeyOfCart} A 503 is no answer: after \`Retry-After\` the same key is tried again. 429: places that are held without being paid for have a limit, by browser, customer and address.`,
  ),
  body: z.object({
    activityId: z.int().min(1).max(999_999_999),
    optionId: id,
    availabilityId: id,
    tickets: z.record(id, z.int().min(0).max(99)),
    pickupPointId: id.nullable().default(null),
  }),
}
export const tellSchema = {
  ...call('Tell what suppliers ask and who buys; hold for longer', cart),
  body: z
    .object({
      contact: z.object({
        firstName: z.string().trim().min(1).max(60),
        lastName: z.string().trim().min(1).max(60),
        email: answers.email,
        phone: z.string().trim().min(6).max(24),
      }),
      items: z.record(
        z.uuid(),
        z.object({
          contact: texts.default({}),
          answers: texts.default({}),
          holders: z
            .array(z.object({ kindId: id, contact: texts.default({}), answers: texts.default({}) }))
            .max(100)
            .default([]),
        }),
      ),
      extend: z.literal(true),
    })
    .partial(),
}
export const removeSchema = {
  ...call('Let an attraction go', cart),
  params: z.object({ itemId: z.string().max(40) }),
}
export const requiredSchemaOfCart = call(
  'What suppliers ask, as JSON Schema',
  z.array(z.object({ itemId: z.uuid(), title: z.string(), schema: z.record(z.string(), z.unknown()) })),
)
export const placeSchema = {
  ...call('Order with an obligation to pay; pressed twice it is one order', transaction, byKeyOfCart),
  body: z.object({ agreedTotal: money, terms: z.boolean() }),
}
export const paymentInfoSchema = call(
  'What is to be paid, and how one can',
  z.object({ total: money, currency: z.literal('PLN'), methods: answers.methods }),
)
export const banksSchema = {
  summary: 'How one can pay at this moment',
  tags,
  response: { 200: answers.methods, 503: refusal },
}
export const paySchema = {
  ...call('Begin to pay for an order', answers.begun, byKeyOfCart),
  body: z.object({
    transactionId: z.string().max(40),
    method,
    gateway: z.string().min(1).max(20).optional(),
  }),
}
const ofTransaction = z.object({ transactionId: z.string().max(40) })
export const transactionSchema = {
  ...call('How an order stands; asks the bank if nobody knows yet', transaction),
  querystring: ofTransaction,
}
export const confirmationsSchema = {
  ...call(
    'What suppliers have confirmed, with tickets',
    transaction.extend({
      items: z.array(
        item.extend({
          reference: z.string().nullable(),
          ticketUrl: z.string().nullable(),
          pdfUrl: z.string().nullable(),
          calendarUrl: z.string().nullable(),
          refund: z.object({ amount: money, state: z.enum(refundStates) }).nullable(),
        }),
      ),
    }),
  ),
  querystring: ofTransaction,
}
