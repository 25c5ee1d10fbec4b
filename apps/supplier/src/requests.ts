import { isIsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { z } from 'zod'
import { badRequest, type OctoError } from './octo-error.ts'
import { currency } from './prices.ts'

const text = z.string().max(2_000)
const day = z.string().refine(isIsoDay, 'is not a day')
// A missing id gets the same error as an unknown one.
const id = z.string().max(200).default('')
const money = z.literal(currency).nullish()

const units = z.array(z.object({ id, quantity: z.number().int().min(0).max(100) })).max(20)

export const calendarRequest = z.object({
  productId: id,
  optionId: id,
  localDateStart: day,
  localDateEnd: day,
  units: units.optional(),
  currency: money,
})

export const availabilityRequest = z
  .object({
    productId: id,
    optionId: id,
    localDateStart: day.optional(),
    localDateEnd: day.optional(),
    availabilityIds: z.array(z.string().max(60)).max(400).optional(),
    units: units.optional(),
    currency: money,
  })
  .refine(
    ({ localDateStart, localDateEnd, availabilityIds }) =>
      availabilityIds !== undefined || (localDateStart !== undefined && localDateEnd !== undefined),
    'localDateStart and localDateEnd, or availabilityIds, are required',
  )

const contact = z.object({
  fullName: text.nullish(),
  firstName: text.nullish(),
  lastName: text.nullish(),
  emailAddress: z.email().nullish(),
  phoneNumber: text.nullish(),
  locales: z.array(z.string().max(35)).max(10).optional(),
  postalCode: text.nullish(),
  country: text.nullish(),
  notes: text.nullish(),
})

const answers = z.array(z.object({ questionId: text, value: text.nullable() })).max(40)

const unitItem = z.object({
  uuid: z.uuid().optional(),
  unitId: id,
  resellerReference: text.nullish(),
  contact: contact.optional(),
  questionAnswers: answers.optional(),
})

const minutes = z.number().int().min(1).optional()

/** Fields of a booking that can always be changed. */
const details = {
  resellerReference: text.nullish(),
  contact: contact.optional(),
  notes: text.nullish(),
  expirationMinutes: minutes,
  pickupRequested: z.boolean().optional(),
  pickupPointId: text.nullish(),
  pickupHotel: text.nullish(),
  questionAnswers: answers.optional(),
}

export const holdRequest = z.object({
  ...details,
  uuid: z.uuid().optional(),
  productId: id,
  optionId: id,
  availabilityId: id,
  unitItems: z.array(unitItem).min(1).max(100),
  currency: money,
})

export const updateRequest = z.object({
  ...details,
  productId: text.optional(),
  optionId: text.optional(),
  availabilityId: text.optional(),
  unitItems: z.array(unitItem).min(1).max(100).optional(),
})

export const confirmRequest = z.object({ ...details, unitItems: z.array(unitItem).max(100).optional() })

export const extendRequest = z.object({ expirationMinutes: minutes }).default({})

export const cancelRequest = z.object({ reason: text.nullish(), force: z.boolean().optional() }).default({})

export const bookingsQuery = z
  .object({ resellerReference: text.optional(), supplierReference: text.optional() })
  .refine(
    ({ resellerReference, supplierReference }) => (resellerReference ?? supplierReference) !== undefined,
    'resellerReference or supplierReference is required',
  )

export type AvailabilityRequest = z.infer<typeof availabilityRequest>
export type HoldRequest = z.infer<typeof holdRequest>
export type UpdateRequest = z.infer<typeof updateRequest>
export type ConfirmRequest = z.infer<typeof confirmRequest>
export type UnitItemRequest = z.infer<typeof unitItem>
export type ContactRequest = z.infer<typeof contact>

/** Names the first fault without repeating the input. */
export function readRequest<Body>(schema: z.ZodType<Body>, body: unknown): Outcome<Body, OctoError> {
  const read = schema.safeParse(body ?? undefined)
  if (read.success) return accepted(read.data)
  const [issue] = read.error.issues
  const field = issue?.path.join('.')
  return refused(badRequest(field ? `${field}: ${issue?.message}` : `${issue?.message ?? 'Bad request'}`))
}
