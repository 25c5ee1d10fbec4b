import { randomInt, randomUUID } from 'node:crypto'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { hasRoomFor, vacancyOf } from './allotments.ts'
import type { Answer, Booking, Contact, Pickup, UnitItem } from './booking.ts'
import type { Catalogue } from './catalogue/make-catalogue.ts'
import type { Option, Product, Unit } from './catalogue/product.ts'
import { freeUntil } from './free-until.ts'
import type { Ledger, SlotKey } from './ledger.ts'
import {
  invalidAvailability,
  invalidOption,
  invalidProduct,
  type OctoError,
  unprocessable,
} from './octo-error.ts'
import { partyOf } from './party-rules.ts'
import { bookingPrice, type Price, unitPrice } from './prices.ts'
import type { ContactRequest, HoldRequest, UnitItemRequest, UpdateRequest } from './requests.ts'
import { slotCalled } from './slots.ts'

export interface Choice {
  readonly product: Product
  readonly option: Option
}

/** The places and the price of a booking. */
interface Plan {
  readonly units: readonly Unit[]
  readonly day: string
  readonly places: number
  readonly price: Price
  readonly freeUntil: string
}

export function choiceOf(
  catalogue: Catalogue,
  { productId, optionId }: { readonly productId: string; readonly optionId: string },
): Outcome<Choice, OctoError> {
  const product = catalogue.find(productId)
  if (!product) return refused(invalidProduct(productId))
  const option = product.options.find(({ id }) => id === optionId)
  return option ? accepted({ product, option }) : refused(invalidOption(optionId))
}

/** Checks whether the party can have places now; `own` are the places it holds already. */
export function planBooking(
  { seed, ledger, now }: { readonly seed: string; readonly ledger: Ledger; readonly now: number },
  { product, option }: Choice,
  wish: { readonly availabilityId: string; readonly unitIds: readonly string[] },
  own?: Booking,
): Outcome<Plan, OctoError> {
  const party = partyOf(option, wish.unitIds)
  if (!party.ok) return party
  const slot = slotCalled(seed, product, option, wish.availabilityId)
  if (!slot) return refused(invalidAvailability(wish.availabilityId))
  const vacancy = vacancyOf(ledger, product, option, slot, now)
  if (!vacancy.isOnSale) return refused(unprocessable('This availability is not on sale any more'))
  const units = party.value
  const places = units.reduce((sum, { paxCount }) => sum + paxCount, 0)
  const isSameSlot = own && isOf(own, { productId: product.id, optionId: option.id, availabilityId: slot.id })
  if (!hasRoomFor({ ...vacancy, ...withOwn(vacancy.vacancies, isSameSlot ? own.places : 0) }, places))
    return refused(unprocessable('There are not enough vacancies left'))
  return accepted({
    units,
    day: slot.day,
    places,
    price: bookingPrice(product, option, units, slot.day),
    freeUntil: new Date(freeUntil(option.cancellation, product.timeZone, slot.start)).toISOString(),
  })
}

const withOwn = (vacancies: number | null, own: number) => ({
  vacancies: vacancies === null ? null : vacancies + own,
})

const isOf = (booking: SlotKey, slot: SlotKey): boolean =>
  booking.productId === slot.productId &&
  booking.optionId === slot.optionId &&
  booking.availabilityId === slot.availabilityId

/** Existing units are matched by uuid and keep the fields that are not sent. */
export function unitItemsOf(
  { product, option }: Choice,
  plan: Plan,
  wishes: readonly UnitItemRequest[],
  known: readonly UnitItem[],
): UnitItem[] {
  return plan.units.map((unit, index) => {
    const wish = wishes[index] as UnitItemRequest
    const before = known.find(({ uuid }) => uuid === wish.uuid)
    return {
      uuid: wish.uuid ?? randomUUID(),
      unitId: unit.id,
      supplierReference: before?.supplierReference ?? newReference(),
      resellerReference: wish.resellerReference ?? before?.resellerReference ?? null,
      contact: contactOf(wish.contact, before?.contact),
      answers: answersOf(wish.questionAnswers, before?.answers),
      price: unitPrice(product, option, unit, plan.day),
    }
  })
}

/** Names and answers of the units, matched by uuid or else by index; null: other units than were held. */
export function namedUnitItems(
  held: readonly UnitItem[],
  wishes: readonly UnitItemRequest[] | undefined,
): UnitItem[] | null {
  if (!wishes || wishes.length === 0) return [...held]
  const byUuid = new Map(wishes.map((wish) => [wish.uuid, wish]))
  const named = held.map((item, index) => {
    const wish = byUuid.get(item.uuid) ?? (wishes[index]?.uuid === undefined ? wishes[index] : undefined)
    if (!wish) return item
    if (wish.unitId !== '' && wish.unitId !== item.unitId) return null
    return {
      ...item,
      resellerReference: wish.resellerReference ?? item.resellerReference,
      contact: contactOf(wish.contact, item.contact),
      answers: answersOf(wish.questionAnswers, item.answers),
    }
  })
  const isWhole = named.every((item) => item !== null) && wishes.length <= held.length
  return isWhole ? (named as UnitItem[]) : null
}

export function contactOf(wish: ContactRequest | undefined, before?: Contact): Contact {
  const firstName = wish?.firstName ?? before?.firstName ?? null
  const lastName = wish?.lastName ?? before?.lastName ?? null
  const joined = [firstName, lastName].filter(Boolean).join(' ')
  return {
    fullName: wish?.fullName ?? (joined || (before?.fullName ?? null)),
    firstName,
    lastName,
    emailAddress: wish?.emailAddress ?? before?.emailAddress ?? null,
    phoneNumber: wish?.phoneNumber ?? before?.phoneNumber ?? null,
    locales: wish?.locales ?? before?.locales ?? [],
    postalCode: wish?.postalCode ?? before?.postalCode ?? null,
    country: wish?.country ?? before?.country ?? null,
    notes: wish?.notes ?? before?.notes ?? null,
  }
}

export const answersOf = (
  wish: readonly Answer[] | undefined,
  before: readonly Answer[] = [],
): readonly Answer[] => wish ?? before

/** Null: no pickup there. */
export function pickupOf(option: Option, wish: UpdateRequest, before?: Pickup): Pickup | null {
  const pointId = wish.pickupPointId ?? before?.pointId ?? null
  if (pointId !== null && !option.pickup?.points.some(({ id }) => id === pointId)) return null
  return {
    isRequested: wish.pickupRequested ?? (pointId !== null || (before?.isRequested ?? false)),
    pointId,
    hotel: wish.pickupHotel ?? before?.hotel ?? null,
  }
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Cannot be guessed, and has no characters that look alike. */
export const newReference = (): string =>
  Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Fields that are not sent stay. */
export function detailsOf(wish: UpdateRequest, before: Booking) {
  return {
    resellerReference: wish.resellerReference ?? before.resellerReference,
    contact: contactOf(wish.contact, before.contact),
    notes: wish.notes ?? before.notes,
    answers: answersOf(wish.questionAnswers, before.answers),
  }
}

/** Whether a repeated uuid has the same content. */
export function isSameWish(booking: Booking, wish: HoldRequest): boolean {
  const sorted = (items: readonly { readonly unitId: string }[]) =>
    items
      .map(({ unitId }) => unitId)
      .sort()
      .join()
  return (
    booking.productId === wish.productId &&
    booking.optionId === wish.optionId &&
    booking.availabilityId === wish.availabilityId &&
    sorted(booking.unitItems) === sorted(wish.unitItems)
  )
}
