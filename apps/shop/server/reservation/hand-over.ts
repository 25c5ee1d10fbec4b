import { fitParty, type Order, type Participant, personChange } from '@wojaz/booking'
import type { ChangeQuote, ChangeRefusal, ChangeWish, OnBehalf } from '@wojaz/booking/server'
import { dayOf } from '@wojaz/travel/dates'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Services } from '../request/services.ts'
import { partyWish } from './party-offer.ts'

type HandOver = NonNullable<ChangeWish['handOver']>

/** Makes a quote for another person or another age. Nothing changes before it is accepted. */
export async function quoteHandOver(
  { booking, offers, clock }: Pick<Services, 'booking' | 'offers' | 'clock'>,
  order: Order,
  handOver: HandOver,
  behalf: OnBehalf | null = null,
): Promise<Outcome<ChangeQuote, ChangeRefusal>> {
  const judged = personChange(order, handOver.person, handOver.after, dayOf(clock()))
  const isOtherAge = 'isOtherAge' in judged && judged.isOtherAge
  const wish: Outcome<ChangeWish, ChangeRefusal> = isOtherAge
    ? await wishForAge(order, handOver, offers)
    : accepted({ offerCode: order.offer.offerCode })
  if (!wish.ok) return wish
  const whole = { ...wish.value, handOver }
  return behalf
    ? booking.quoteChangeFor(order.number, whole, { by: behalf.by.name, goodwill: null })
    : booking.quoteChange(order.number, whole)
}

/** The same trip for the new ages: in the same rooms if they are available, else in the cheapest. */
async function wishForAge(
  order: Order,
  { person, after }: HandOver,
  offers: Services['offers'],
): Promise<Outcome<ChangeWish, ChangeRefusal>> {
  const { offer, participants } = order
  const parts = parseOfferCode(offer.offerCode)
  if (!parts.ok) return refused({ code: 'not-offered' })
  const people: readonly Participant[] = participants.with(person, after)
  const fitted = fitParty(
    parts.value,
    people.map(({ birthDate }) => birthDate),
    offer.returnDate,
  )
  if (!fitted.ok) return refused({ code: 'room-without-adult' })
  const rooms = parseOfferCode(fitted.value.offerCode)
  const wish =
    rooms.ok && (await partyWish(order, { rooms: rooms.value.rooms, people: fitted.value.order }, offers))
  return wish ? accepted(wish) : refused({ code: 'not-offered' })
}
