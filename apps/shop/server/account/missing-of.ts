import { documentNeed, type Missing, type Order, whatIsMissing } from '@wojaz/booking'
import { dayOf } from '@wojaz/travel/dates'
import type { Services } from '../request/services.ts'

/** What data is missing in each of these orders. Documents are read only if the trip needs them. */
export async function missingOf(
  { travellerData, clock }: Pick<Services, 'travellerData' | 'clock'>,
  orders: readonly Order[],
): Promise<(order: Order) => readonly Missing[]> {
  const needing = orders.filter(
    ({ state, offer, participants }) =>
      state === 'confirmed' &&
      documentNeed(offer) !== null &&
      participants.some(({ documentId }) => documentId),
  )
  const found =
    needing.length > 0 ? await travellerData.documentsOf(needing.map(({ number }) => number)) : null
  const today = dayOf(clock())
  return (order) => {
    const party = found?.get(order.number)
    return whatIsMissing(
      order,
      order.participants.map((_, person) => party?.get(person) ?? null),
      today,
    )
  }
}
