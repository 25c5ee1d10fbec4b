import type { Vacancy } from '../allotments.ts'
import type { Booking, UnitItem } from '../booking.ts'
import type { Choice } from '../plan-booking.ts'
import { describeAvailability } from './describe-availability.ts'
import { describePickupPoint } from './describe-pickup.ts'
import { describePrice } from './describe-price.ts'
import {
  deliveryMethod,
  describeOption,
  describeProduct,
  describeUnit,
  redemptionMethod,
} from './describe-product.ts'
import { describeAnswers } from './describe-question.ts'
import type { Reading } from './reading.ts'

export interface BookingFacts {
  readonly booking: Booking
  readonly choice: Choice
  readonly vacancy: Vacancy | undefined
  readonly isCancellable: boolean
  readonly picturesUrl: string
}

export function describeBooking(facts: BookingFacts, reading: Reading) {
  const { booking, choice, vacancy } = facts
  const { product, option } = choice
  const { language, capabilities } = reading
  const byTicket = deliveryMethod(product) === 'TICKET'
  return {
    id: booking.id,
    uuid: booking.uuid,
    testMode: false,
    resellerReference: booking.resellerReference,
    supplierReference: booking.supplierReference,
    status: booking.status,
    utcCreatedAt: booking.createdAt,
    utcUpdatedAt: booking.updatedAt,
    utcExpiresAt: booking.expiresAt,
    utcRedeemedAt: null,
    utcConfirmedAt: booking.confirmedAt,
    productId: product.id,
    product: describeProduct(product, reading, facts.picturesUrl),
    optionId: option.id,
    option: describeOption(product, option, reading),
    cancellable: facts.isCancellable,
    cancellation: booking.cancellation && {
      refund: booking.cancellation.refund,
      reason: booking.cancellation.reason,
      utcCancelledAt: booking.cancellation.at,
    },
    freesale: false,
    availabilityId: booking.availabilityId,
    availability: vacancy ? describeAvailability(choice, vacancy, [], reading) : null,
    contact: booking.contact,
    notes: booking.notes,
    deliveryMethods: [deliveryMethod(product)],
    voucher: byTicket ? null : ticketOf(facts, booking.supplierReference),
    unitItems: booking.unitItems.map((item) => describeUnitItem(facts, item, reading)),
    ...(capabilities.has('octo/pricing') && { pricing: describePrice(booking.price) }),
    ...(capabilities.has('octo/pickups') && pickupOf(facts, reading)),
    ...(capabilities.has('octo/questions') && {
      questionAnswers: describeAnswers(option.questions, booking.answers, language),
    }),
  }
}

function describeUnitItem(facts: BookingFacts, item: UnitItem, reading: Reading) {
  const { product, option } = facts.choice
  const unit = option.units.find(({ id }) => id === item.unitId)
  const byTicket = deliveryMethod(product) === 'TICKET'
  return {
    uuid: item.uuid,
    resellerReference: item.resellerReference,
    supplierReference: item.supplierReference,
    unitId: item.unitId,
    ...(unit && { unit: describeUnit(product, option, unit, reading) }),
    status: facts.booking.status,
    utcRedeemedAt: null,
    contact: item.contact,
    ticket: byTicket ? ticketOf(facts, item.supplierReference) : null,
    ...(reading.capabilities.has('octo/pricing') && { pricing: describePrice(item.price) }),
    ...(reading.capabilities.has('octo/questions') && {
      questionAnswers: describeAnswers(unit?.questions ?? [], item.answers, reading.language),
    }),
  }
}

/** The ticket code is valid only when the booking is confirmed. */
function ticketOf({ booking, choice }: BookingFacts, code: string) {
  if (booking.status !== 'CONFIRMED') return null
  return {
    redemptionMethod: redemptionMethod(choice.product),
    utcRedeemedAt: null,
    deliveryOptions: [
      { deliveryFormat: 'QRCODE', deliveryValue: code },
      { deliveryFormat: 'CODE128', deliveryValue: code },
    ],
  }
}

function pickupOf({ booking, choice, vacancy }: BookingFacts, { language }: Reading) {
  const { isRequested, pointId, hotel } = booking.pickup
  const point = choice.option.pickup?.points.find(({ id }) => id === pointId)
  return {
    pickupRequested: isRequested,
    pickupPointId: pointId,
    pickupHotel: hotel,
    pickupHotelRoom: null,
    pickupPoint: point
      ? describePickupPoint(choice.product, point, language, vacancy?.slot.start ?? null)
      : null,
  }
}
