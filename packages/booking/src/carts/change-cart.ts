import type { Offers } from '@wojaz/offers/server'
import { addDays } from '@wojaz/travel/dates'
import { canonicalEmail } from '@wojaz/travel/guest'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Cart, CartPart, CartRefusal } from '../cart.ts'
import type { Participant } from '../participant.ts'
import { enteredPlace } from '../participants/entered-order.ts'
import { fitParty } from '../participants/fit-party.ts'
import { partyMembers } from '../participants/party-members.ts'
import { reorderChosen } from '../participants/upsell-fields.ts'
import { sameDocument } from '../traveller-data/document-ids.ts'
import { chosenRefusals } from '../upsells/chosen-refusals.ts'
import type { CartRow } from './cart-rows.ts'

interface Sources {
  readonly offers: Pick<Offers, 'bookable'>
}

/** Applies the trip and the party. Upsells and prices depend on them. */
export async function withTrip(
  { offers }: Sources,
  row: CartRow,
  { offerCode, participants, namesDocuments = false, contact, consents, wishes, savedEmail, later }: CartPart,
): Promise<Outcome<CartRow, CartRefusal>> {
  const laterEmail = later?.email ?? savedEmail
  const plain = {
    ...row,
    ...(contact && { contact }),
    ...(consents && { consents }),
    ...(wishes !== undefined && { wishes }),
    ...(laterEmail !== undefined && { laterEmail: canonicalEmail(laterEmail) }),
  }
  const chosen = offerCode === undefined ? accepted(plain) : await withOffer(plain, offerCode)
  if (!chosen.ok || participants === undefined) return chosen
  return withParticipants(chosen.value, participants)

  /** Choosing another offer agrees to its price, which was shown with it. */
  async function withOffer(cart: CartRow, code: string): Promise<Outcome<CartRow, CartRefusal>> {
    const found = await offers.bookable(code, { locale: cart.locale, perPerson: false })
    if (!found.ok) return found
    return accepted({ ...cart, offerCode: found.value.offerCode, agreedOffer: found.value.quote.total })
  }

  async function withParticipants(
    cart: CartRow,
    given: readonly Participant[],
  ): Promise<Outcome<CartRow, CartRefusal>> {
    const parts = parseOfferCode(cart.offerCode)
    if (!parts.ok) return parts
    const expected = partyMembers(parts.value.rooms).length
    if (given.length !== expected)
      return refused({ code: 'participants-missing', expected, given: given.length })
    const returnDate = addDays(parts.value.date, parts.value.nights)
    const birthDates = given.map(({ birthDate }) => birthDate)
    const fitted = fitParty(parts.value, birthDates, returnDate)
    if (!fitted.ok) return fitted
    const { order } = fitted.value
    return accepted({
      ...cart,
      offerCode: fitted.value.offerCode,
      participants: order.map((person) => asEntered(cart, given, person, namesDocuments)),
      upsells: reorderChosen(cart.upsells, order),
    })
  }
}

/** Persons are numbered by age, so another birth date may change a number. The form keeps the order in which they were typed. */
function asEntered(
  cart: CartRow,
  given: readonly Participant[],
  person: number,
  namesDocuments: boolean,
): Participant {
  const { entered: _, ...one } = given[person] as Participant
  const entered = enteredPlace(cart.participants, given.length, person)
  return { ...one, entered, ...(namesDocuments ? {} : sameDocument(cart.participants, one)) }
}

/** Applies the chosen upsells. */
export function withUpsells(row: CartRow, cart: Cart, { upsells }: CartPart): Outcome<CartRow, CartRefusal> {
  const [first] = upsells ? chosenRefusals(cart.offeredUpsells, upsells) : []
  if (first) return refused({ code: 'upsell-refused', upsell: first })
  return accepted({ ...row, upsells: upsells ?? cart.upsells })
}

export function withAgreement(
  row: CartRow,
  cart: Cart,
  { agreedTotal }: CartPart,
): Outcome<CartRow, CartRefusal> {
  if (agreedTotal === undefined) return accepted(row)
  const { total: now = 0, offer: agreedOffer = 0 } = cart.price ?? {}
  if (now === agreedTotal) return accepted({ ...row, agreedOffer })
  return refused({ code: 'price-changed', before: agreedTotal, now })
}
