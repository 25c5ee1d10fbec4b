import type { Offers } from '@wojaz/offers/server'
import { accepted, addDays, type Outcome, parseOfferCode, refused } from '@wojaz/travel'
import type { Cart, CartPart, CartRefusal } from '../cart.ts'
import { chosenRefusals } from '../extras/chosen-refusals.ts'
import type { Participant } from '../participant.ts'
import { fitParty } from '../participants/fit-party.ts'
import { travellersOf } from '../participants/travellers.ts'
import { reorderChosen } from '../participants/upsell-fields.ts'
import type { CartRow } from './cart-rows.ts'

interface Sources {
  offers: Pick<Offers, 'offer'>
}

type Change = Partial<Omit<CartRow, 'id' | 'state' | 'locale' | 'changedAt'>>

/** What a part changes of a cart, or why it cannot. */
export async function changeOf(
  { offers }: Sources,
  cart: Cart,
  part: CartPart,
): Promise<Outcome<Change, CartRefusal>> {
  if ('contact' in part || 'consents' in part || 'laterEmail' in part) return accepted(part)
  if ('participants' in part) return withParticipants(part.participants)
  if ('offerCode' in part) return withOffer(part.offerCode)
  if ('upsells' in part) {
    const [first] = chosenRefusals(cart.offeredUpsells, part.upsells)
    return first ? refused({ code: 'upsell-refused', upsell: first }) : accepted(part)
  }
  const { total: now = 0, offer: agreedOffer = 0 } = cart.price ?? {}
  if (now === part.agreedTotal) return accepted({ agreedOffer })
  return refused({ code: 'price-changed', before: part.agreedTotal, now })

  async function withParticipants(given: Cart['participants']): Promise<Outcome<Change, CartRefusal>> {
    const parts = parseOfferCode(cart.offerCode)
    if (!parts.ok) return parts
    const expected = travellersOf(parts.value.rooms).length
    if (given.length !== expected)
      return refused({ code: 'participants-missing', expected, given: given.length })
    const returnDate = addDays(parts.value.date, parts.value.nights)
    const birthDates = given.map(({ birthDate }) => birthDate)
    const fitted = fitParty(parts.value, birthDates, returnDate)
    if (!fitted.ok) return fitted
    const { offerCode, order } = fitted.value
    const found = await offers.offer(offerCode, { locale: cart.locale, perPerson: false })
    // Who cannot go for lack of a place may still say who they are: the page offers something else.
    if (!found.ok && cart.offer) return found
    return accepted({
      offerCode,
      participants: order.map((person) => given[person] as Participant),
      upsells: reorderChosen(cart.upsells, order),
    })
  }

  /** Its price was beside it when it was chosen. */
  async function withOffer(offerCode: string): Promise<Outcome<Change, CartRefusal>> {
    const found = await offers.offer(offerCode, { locale: cart.locale, perPerson: false })
    if (!found.ok) return found
    return accepted({ offerCode: found.value.offerCode, agreedOffer: found.value.quote.total })
  }
}
