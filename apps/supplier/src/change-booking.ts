import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Booking } from './booking.ts'
import type { Catalogue } from './catalogue/make-catalogue.ts'
import type { Ledger } from './ledger.ts'
import { type OctoError, unprocessable } from './octo-error.ts'
import { choiceOf, detailsOf, namedUnitItems, pickupOf, planBooking, unitItemsOf } from './plan-booking.ts'
import type { UpdateRequest } from './requests.ts'

interface Facts {
  readonly seed: string
  readonly catalogue: Catalogue
  readonly ledger: Ledger
  readonly now: number
}

/** Returns the changed booking. Places can change only while they are held; names, answers and notes as long as it exists. */
export function changeBooking(
  facts: Facts,
  booking: Booking,
  wish: UpdateRequest,
): Outcome<Booking, OctoError> {
  const slot = {
    productId: wish.productId ?? booking.productId,
    optionId: wish.optionId ?? booking.optionId,
    availabilityId: wish.availabilityId ?? booking.availabilityId,
  }
  const choice = choiceOf(facts.catalogue, slot)
  if (!choice.ok) return choice
  const pickup = pickupOf(choice.value.option, wish, booking.pickup)
  if (!pickup) return refused(unprocessable('Nobody is picked up at this pickupPointId'))
  const said = { ...booking, ...detailsOf(wish, booking), pickup }
  if (booking.status !== 'ON_HOLD') {
    const unitItems = namedUnitItems(booking.unitItems, wish.unitItems)
    const isElsewhere =
      slot.availabilityId !== booking.availabilityId ||
      slot.optionId !== booking.optionId ||
      slot.productId !== booking.productId
    return unitItems && !isElsewhere
      ? accepted({ ...said, unitItems })
      : refused(unprocessable('Places can be changed only while they are held'))
  }
  const wishes = wish.unitItems ?? booking.unitItems.map(({ uuid, unitId }) => ({ uuid, unitId }))
  const unitIds = wishes.map(({ unitId }) => unitId)
  const plan = planBooking(facts, choice.value, { availabilityId: slot.availabilityId, unitIds }, booking)
  if (!plan.ok) return plan
  const { places, price, freeUntil } = plan.value
  const unitItems = unitItemsOf(choice.value, plan.value, wishes, booking.unitItems)
  return accepted({ ...said, ...slot, places, price, freeUntil, unitItems })
}
