import { randomUUID } from 'node:crypto'
import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type Vacancy, vacancyOf } from './allotments.ts'
import { type Booking, canBecome, takesPlaces } from './booking.ts'
import type { Catalogue } from './catalogue/make-catalogue.ts'
import { changeBooking } from './change-booking.ts'
import { dueAt, isAwaited } from './duties.ts'
import type { Ledger, SlotKey } from './ledger.ts'
import { invalidAvailability, invalidBooking, type OctoError, unprocessable } from './octo-error.ts'
import { missingFrom } from './party-rules.ts'
import {
  answersOf,
  type Choice,
  choiceOf,
  contactOf,
  detailsOf,
  isSameWish,
  namedUnitItems,
  newReference,
  pickupOf,
  planBooking,
  unitItemsOf,
} from './plan-booking.ts'
import type { ConfirmRequest, HoldRequest, UpdateRequest } from './requests.ts'
import type { SupplierSettings } from './settings.ts'
import { slotCalled, slotsOn } from './slots.ts'
import { verdictOf } from './verdict.ts'

export type Supplier = ReturnType<typeof openSupplier>

interface SupplierParts {
  readonly settings: SupplierSettings
  readonly catalogue: Catalogue
  readonly ledger: Ledger
  readonly clock: Clock
  /** Whether bookings on request are refused at the moment. */
  readonly isRejecting: () => boolean
}

const longestHoldMinutes = 60
const noBookingBecomes = 'This cannot be done in the status of the booking'

/**
 * Holds the bookings and changes their state. Every verb is synchronous, so that places are counted and taken in one step. Verbs
 * that find bookings or vacancies first call `runDue`, which handles everything that depends on the clock.
 */
export function openSupplier({ settings, catalogue, ledger, clock, isRejecting }: SupplierParts) {
  const { seed } = settings
  const awaited = new Set([...ledger.bookings.values()].filter(isAwaited).map(({ uuid }) => uuid))
  let onWork = () => {}

  function save(booking: Booking): Booking {
    const changed = { ...booking, updatedAt: clock().toISOString() }
    ledger.save(changed)
    if (isAwaited(changed)) awaited.add(changed.uuid)
    else awaited.delete(changed.uuid)
    onWork()
    return changed
  }

  const later = (minutes: number) => new Date(clock().getTime() + minutes * 60_000).toISOString()
  const holdsUntil = (minutes: number | undefined) =>
    later(Math.min(minutes ?? settings.holdMinutes, longestHoldMinutes))

  function settle(booking: Booking, status: 'CONFIRMED' | 'REJECTED' | 'EXPIRED'): Booking {
    const confirmedAt = status === 'CONFIRMED' ? clock().toISOString() : null
    return save({ ...booking, status, confirmedAt, expiresAt: null, verdict: null })
  }

  function callOff(booking: Booking, refund: 'FULL' | 'NONE', reason: string | null): Booking {
    const cancellation = { refund, reason, at: clock().toISOString() }
    return save({ ...booking, status: 'CANCELLED', expiresAt: null, verdict: null, cancellation })
  }

  function runDue(): void {
    const now = clock().getTime()
    for (const uuid of [...awaited]) {
      const booking = ledger.bookings.get(uuid) as Booking
      if ((dueAt(booking) ?? Number.POSITIVE_INFINITY) > now) continue
      if (booking.status === 'ON_HOLD') settle(booking, 'EXPIRED')
      else settle(booking, booking.verdict?.isConfirmed && !isRejecting() ? 'CONFIRMED' : 'REJECTED')
    }
  }

  function find(uuid: string): Booking | undefined {
    runDue()
    return ledger.bookings.get(uuid.toLowerCase())
  }

  const choiceOfBooking = (booking: Booking): Outcome<Choice, OctoError> => choiceOf(catalogue, booking)

  const planNow = () => ({ seed, ledger, now: clock().getTime() })

  return {
    catalogue,
    find,
    runDue,

    /** All bookings, newest first. */
    all: (): Booking[] => [...ledger.bookings.values()].reverse(),

    findAll(query: { resellerReference?: string; supplierReference?: string }): Booking[] {
      runDue()
      return [...ledger.bookings.values()].filter(
        (booking) =>
          (query.resellerReference ?? booking.resellerReference) === booking.resellerReference &&
          (query.supplierReference ?? booking.supplierReference) === booking.supplierReference,
      )
    },

    vacanciesOn({ product, option }: Choice, day: string): Vacancy[] {
      runDue()
      const now = clock().getTime()
      return slotsOn(seed, product, option, day).map((slot) => vacancyOf(ledger, product, option, slot, now))
    },

    vacancyCalled({ product, option }: Choice, availabilityId: string): Vacancy | undefined {
      runDue()
      const slot = slotCalled(seed, product, option, availabilityId)
      return slot && vacancyOf(ledger, product, option, slot, clock().getTime())
    },

    /** Takes the places at once. It is idempotent by uuid: the same wish gives one booking. */
    hold(wish: HoldRequest): Outcome<Booking, OctoError> {
      const uuid = wish.uuid?.toLowerCase() ?? randomUUID()
      const before = find(uuid)
      if (before) return isSameWish(before, wish) ? accepted(before) : refused(invalidBooking(uuid))
      const choice = choiceOf(catalogue, wish)
      if (!choice.ok) return choice
      const unitIds = wish.unitItems.map(({ unitId }) => unitId)
      const plan = planBooking(planNow(), choice.value, { availabilityId: wish.availabilityId, unitIds })
      if (!plan.ok) return plan
      const pickup = pickupOf(choice.value.option, wish)
      if (!pickup) return refused(unprocessable('Nobody is picked up at this pickupPointId'))
      const now = clock().toISOString()
      const { places, price, freeUntil } = plan.value
      return accepted(
        save({
          id: uuid,
          uuid,
          supplierReference: newReference(),
          resellerReference: wish.resellerReference ?? null,
          status: 'ON_HOLD',
          createdAt: now,
          updatedAt: now,
          expiresAt: holdsUntil(wish.expirationMinutes),
          confirmedAt: null,
          productId: wish.productId,
          optionId: wish.optionId,
          availabilityId: wish.availabilityId,
          places,
          freeUntil,
          price,
          unitItems: unitItemsOf(choice.value, plan.value, wish.unitItems, []),
          contact: contactOf(wish.contact),
          notes: wish.notes ?? null,
          pickup,
          answers: answersOf(wish.questionAnswers),
          cancellation: null,
          verdict: null,
        }),
      )
    },

    update(booking: Booking, wish: UpdateRequest): Outcome<Booking, OctoError> {
      if (!takesPlaces(booking.status)) return refused(unprocessable(noBookingBecomes))
      const changed = changeBooking({ ...planNow(), catalogue }, booking, wish)
      if (!changed.ok) return changed
      const isLonger = booking.status === 'ON_HOLD' && wish.expirationMinutes !== undefined
      const expiresAt = isLonger ? holdsUntil(wish.expirationMinutes) : booking.expiresAt
      return accepted(save({ ...changed.value, expiresAt }))
    },

    /** Idempotent. */
    confirm(booking: Booking, wish: ConfirmRequest): Outcome<Booking, OctoError> {
      if (booking.status === 'CONFIRMED' || booking.status === 'PENDING') return accepted(booking)
      if (booking.status === 'EXPIRED') return refused(invalidBooking(booking.uuid))
      if (booking.status !== 'ON_HOLD') return refused(unprocessable(noBookingBecomes))
      const choice = choiceOfBooking(booking)
      if (!choice.ok) return choice
      const { product, option } = choice.value
      const pickup = pickupOf(option, wish, booking.pickup)
      if (!pickup) return refused(unprocessable('Nobody is picked up at this pickupPointId'))
      const unitItems = namedUnitItems(booking.unitItems, wish.unitItems)
      if (!unitItems) return refused(unprocessable('The unitItems are not those that are held'))
      const said = { ...booking, ...detailsOf(wish, booking), pickup, unitItems }
      const missing = missingFrom(option, said)
      if (missing) return refused(unprocessable(missing))
      if (product.isInstant) return accepted(settle(said, 'CONFIRMED'))
      const verdict = verdictOf(settings, said, clock())
      return accepted(save({ ...said, status: 'PENDING', expiresAt: null, verdict }))
    },

    extend(booking: Booking, minutes: number | undefined): Outcome<Booking, OctoError> {
      if (booking.status === 'EXPIRED') return refused(invalidBooking(booking.uuid))
      if (booking.status !== 'ON_HOLD') return refused(unprocessable(noBookingBecomes))
      return accepted(save({ ...booking, expiresAt: holdsUntil(minutes) }))
    },

    /** Free in time; afterwards only with `force` and without a refund. Idempotent. */
    cancel(booking: Booking, wish: { reason?: string | null; force?: boolean }): Outcome<Booking, OctoError> {
      if (booking.status === 'CANCELLED') return accepted(booking)
      if (!canBecome(booking.status, 'CANCELLED')) return refused(unprocessable(noBookingBecomes))
      const isFree = booking.status !== 'CONFIRMED' || clock().getTime() < Date.parse(booking.freeUntil)
      if (!isFree && !wish.force) return refused(unprocessable('The cancellation cutoff has elapsed'))
      return accepted(callOff(booking, isFree ? 'FULL' : 'NONE', wish.reason ?? null))
    },

    isCancellable: ({ status, freeUntil }: Booking): boolean =>
      canBecome(status, 'CANCELLED') && (status !== 'CONFIRMED' || clock().getTime() < Date.parse(freeUntil)),

    /** The supplier's decision on a booking on request. False: it is not waiting for one. */
    decide(booking: Booking, isConfirmed: boolean): boolean {
      if (booking.status !== 'PENDING') return false
      settle(booking, isConfirmed ? 'CONFIRMED' : 'REJECTED')
      return true
    },

    /** The supplier cancels a confirmed booking, for instance because of a storm. */
    callOff(booking: Booking, reason: string): boolean {
      if (booking.status !== 'CONFIRMED' && booking.status !== 'PENDING') return false
      callOff(booking, 'FULL', reason)
      return true
    },

    /** Sets the number of places of this slot for resellers. */
    allot(slot: SlotKey, places: number): Outcome<SlotKey, OctoError> {
      const choice = choiceOf(catalogue, slot)
      if (!choice.ok) return choice
      const { product, option } = choice.value
      if (!slotCalled(seed, product, option, slot.availabilityId))
        return refused(invalidAvailability(slot.availabilityId))
      ledger.saveAllotment(slot, places)
      return accepted(slot)
    },

    /** Calls the listener when the next due time may have become earlier. */
    watch(listener: () => void): void {
      onWork = listener
    },

    /** When `runDue` has something to do next; null: nothing is planned. */
    nextDueAt(): number | null {
      const moments = [...awaited].map((uuid) => dueAt(ledger.bookings.get(uuid) as Booking) ?? Infinity)
      return moments.length === 0 ? null : Math.min(...moments)
    },
  }
}
