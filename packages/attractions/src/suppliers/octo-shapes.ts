import { z } from 'zod'

/** The parts of OCTO's answers that we read. Suppliers send more, and leave out what their capabilities do not have. */

const count = z.number().int().min(0)
const text = z.string().nullish()

const pricing = z.object({
  retail: z.number().int(),
  currency: z.string(),
  currencyPrecision: z.number().int().min(0).max(6),
})
const pricings = z.array(pricing).nullish()
const unitPricings = z.array(pricing.extend({ unitId: z.string() })).nullish()

const feature = z.object({ type: z.string(), shortDescription: text })
const media = z.object({ src: z.string(), type: z.string(), rel: z.string().nullish(), caption: text })
const place = z.object({
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  postalAddress: z
    .object({ streetAddress: text, postalCode: text, addressLocality: text, addressCountry: text })
    .nullish(),
})
const location = z.object({
  title: text,
  shortDescription: text,
  types: z.array(z.string()).catch([]),
  place: place.nullish(),
})

const content = {
  title: text,
  shortDescription: text,
  description: text,
  features: z.array(feature).nullish(),
  media: z.array(media).nullish(),
  locations: z.array(location).nullish(),
  categoryLabels: z.array(z.string()).nullish(),
  durationMinutesFrom: count.nullish(),
  durationMinutesTo: count.nullish(),
  commentary: z.array(z.object({ format: z.string(), language: z.string() })).nullish(),
}

const question = z.object({
  id: z.string().min(1),
  title: z.string(),
  required: z.boolean().catch(false),
  inputType: z.string().catch('text'),
  selectOptions: z.array(z.object({ label: z.string(), value: z.string() })).nullish(),
})
const required = {
  requiredContactFields: z.array(z.string()).nullish(),
  questions: z.array(question).nullish(),
}

const unit = z.object({
  ...required,
  id: z.string().min(1),
  internalName: z.string().catch(''),
  type: z
    .enum(['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'FAMILY', 'SENIOR', 'STUDENT', 'MILITARY', 'OTHER'])
    .catch('OTHER'),
  title: text,
  restrictions: z.object({
    minAge: z.number().int().nullish(),
    maxAge: z.number().int().nullish(),
    minQuantity: z.number().int().nullish(),
    maxQuantity: z.number().int().nullish(),
    paxCount: z.number().int().nullish(),
    accompaniedBy: z.array(z.string()).nullish(),
  }),
  pricingFrom: pricings,
  pricing: pricings,
})

const pickupPoint = z.object({
  id: z.string(),
  name: z.string(),
  address: text,
  localDateTime: text,
  latitude: z.number().nullish().catch(null),
  longitude: z.number().nullish().catch(null),
})

const option = z.object({
  ...content,
  ...required,
  id: z.string().min(1),
  default: z.boolean().catch(false),
  internalName: z.string().catch(''),
  availabilityLocalStartTimes: z.array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d/)).catch([]),
  // At most ten years, so that the deadline is still a valid date.
  cancellationCutoffAmount: z.number().int().min(0).max(5_270_400),
  cancellationCutoffUnit: z.enum(['minute', 'hour', 'day']),
  restrictions: z.object({ minUnits: z.number().int().nullish(), maxUnits: z.number().int().nullish() }),
  units: z.array(unit).min(1),
  pricingFrom: pricings,
  pricing: pricings,
  pickupAvailable: z.boolean().nullish(),
  pickupRequired: z.boolean().nullish(),
})

export const productShape = z.object({
  ...content,
  id: z.string().min(1),
  internalName: z.string().catch(''),
  timeZone: z.string().nullish(),
  instantConfirmation: z.boolean(),
  availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']),
  options: z.array(option).min(1),
})

/** Products are parsed one by one: an invalid one does not affect the others. */
export const productsShape = z.array(z.unknown())

const status = z.enum(['AVAILABLE', 'FREESALE', 'SOLD_OUT', 'LIMITED', 'CLOSED'])
const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const calendarShape = z.array(
  z.object({
    localDate: isoDay,
    available: z.boolean(),
    status,
    vacancies: z.number().int().nullish(),
    unitPricingFrom: unitPricings,
    pricingFrom: pricing.nullish(),
  }),
)

export const timesShape = z.array(
  z.object({
    id: z.string().min(1),
    localDateTimeStart: z.string(),
    localDateTimeEnd: z.string(),
    allDay: z.boolean().catch(false),
    available: z.boolean(),
    status,
    vacancies: z.number().int().nullish(),
    maxUnits: z.number().int().nullish(),
    utcCutoffAt: z.coerce.date(),
    unitPricing: unitPricings,
    pricing: pricing.nullish(),
    pickupPoints: z.array(pickupPoint).nullish(),
  }),
)

const deliveryOption = z.object({ deliveryFormat: z.string(), deliveryValue: z.string() })
const ticket = z.object({ deliveryOptions: z.array(deliveryOption).nullish() }).nullish()

export const bookingShape = z.object({
  uuid: z.string(),
  status: z.enum(['ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'REDEEMED', 'PENDING', 'REJECTED']),
  supplierReference: text,
  utcExpiresAt: z.coerce.date().nullish(),
  cancellable: z.boolean().catch(false),
  voucher: ticket,
  unitItems: z.array(z.object({ unitId: z.string(), ticket })).catch([]),
  pricing: pricing.nullish(),
})

export const supplierShape = z.object({
  name: z.string(),
  contact: z.object({ telephone: text }).nullish(),
})

export type OctoProduct = z.infer<typeof productShape>
export type OctoOption = z.infer<typeof option>
export type OctoUnit = z.infer<typeof unit>
export type OctoPricing = z.infer<typeof pricing>
export type OctoCalendarDay = z.infer<typeof calendarShape>[number]
export type OctoTime = z.infer<typeof timesShape>[number]
export type OctoBooking = z.infer<typeof bookingShape>
