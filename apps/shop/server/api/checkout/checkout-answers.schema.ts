import { methodKinds, paymentVariants, priceLineTypes, upsellTypes } from '@wojaz/booking'
import { locales } from '@wojaz/travel/locale'
import { z } from 'zod'
import { describedUpsell, upsellPeople } from '../described-upsell.schema.ts'
import { money } from '../money.schema.ts'
import { day } from '../offer-card.schema.ts'
import { leg, list, offer } from '../search/offer.schema.ts'

const name = z.string().trim().min(1).max(60)
export const email = z.email().max(254)

export const participant = z.object({
  firstName: name,
  lastName: name,
  birthDate: day,
  title: z.enum(['woman', 'man']),
})

export const contact = z.object({
  firstName: name,
  lastName: name,
  email,
  phone: z.string().trim().min(6).max(24),
  street: z.string().trim().min(1).max(120),
  postalCode: z.string().trim().min(3).max(12),
  city: z.string().trim().min(1).max(80),
})

export const consents = z.object({
  terms: z.boolean(),
  standardForm: z.boolean(),
  marketingEmail: z.boolean(),
  marketingSms: z.boolean(),
  marketingPhone: z.boolean(),
})

export const chosenUpsell = z.object({
  type: z.enum(upsellTypes),
  code: z.string().min(1).max(60),
  person: z.int().min(0).max(8).nullable(),
})

const due = z.object({ amount: money, dueBy: day })

export const upsell = describedUpsell.extend({
  ...upsellPeople,
})

const seat = z.object({ flightId: z.int(), seat: z.string(), person: z.int(), price: money })

export const cartPrice = z.object({
  offer: money,
  lines: list(
    z.object({ type: z.enum(priceLineTypes), code: z.string(), person: z.int().nullable(), amount: money }),
  ),
  upsells: money,
  total: money,
  plan: z.object({ dueNow: money, balance: due.nullable() }),
})

export const product = z.object({ cartId: z.string(), offerCode: z.string(), offer: offer.nullable() })

export const price = z.object({
  kind: z.enum(['same', 'drop', 'rise', 'sold-out']),
  before: money,
  now: money.nullable(),
  price: cartPrice.nullable(),
  /** If the offer is sold out: the nearest offers for the same party. */
  alternatives: list(offer),
})

export const cart = z.object({
  id: z.string(),
  state: z.enum(['open', 'ordered', 'abandoned']),
  locale: z.enum(locales),
  offerCode: z.string(),
  agreedTotal: money,
  price: cartPrice.nullable(),
  participants: list(
    participant.extend({
      entered: z
        .int()
        .optional()
        .meta({ description: 'The place from 0 where the guest wrote this traveller' }),
      hasDocument: z.boolean().meta({ description: 'A travel document of theirs is kept' }),
    }),
  ),
  contact: contact.nullable(),
  upsells: list(chosenUpsell),
  seats: list(seat),
  consents,
  wishes: z.object({ kinds: list(z.string()), text: z.string() }).nullable(),
  orderNumber: z.string().nullable(),
})

export const upsells = z.object({ upsells: list(upsell), chosen: list(chosenUpsell) })
export const classes = list(
  z.object({ cabin: z.string(), price: money, isIncluded: z.boolean(), isChosen: z.boolean() }),
)

export const flights = z.object({ departureFlight: leg.nullable(), returnFlight: leg.nullable() })

export const variants = list(z.object({ variant: z.enum(paymentVariants), schedule: list(due) }))

export const methods = list(
  z.object({
    kind: z.enum(methodKinds),
    gateway: z.string(),
    value: z.string(),
    name: z.string(),
    isAvailable: z.boolean(),
    minAmount: money.nullable(),
    maxAmount: money.nullable(),
  }),
)

export const orderState = z.object({
  orderNumber: z.string(),
  state: z.enum(['pending', 'confirmed', 'expired', 'cancelled', 'refunded']),
  total: money,
  paid: money,
  nextDue: due.nullable(),
  heldUntil: z.iso.datetime(),
  payments: list(
    z.object({
      id: z.string(),
      state: z.string(),
      method: z.enum(methodKinds),
      amount: money,
    }),
  ),
})

export const begun = z.object({ paymentId: z.string(), redirectUrl: z.string().nullable() })
