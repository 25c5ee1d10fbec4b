import { randomUUID } from 'node:crypto'
import { canPayOwn, type OpenAmount, type Order, openAmount, readAmount } from '@wojaz/booking'
import { amountParameter } from '../../app/features/reservation/reservation-address.ts'
import type { TripPayView } from '../../app/features/reservation/trip-money-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { servicesContext } from '../request/context.ts'

/** The amounts that can be paid now, and how; null: nothing is left. */
export async function tripPayView(
  context: Context,
  request: Request,
  order: Order,
): Promise<TripPayView | null> {
  const { booking, env } = context.get(servicesContext)
  const open = openAmount(order, env.leastPayment)
  if (!open) return null
  const before = new URL(request.url).searchParams.get(amountParameter) ?? ''
  const waiting = order.payments.find(({ state }) => state === 'started' || state === 'waiting')
  return {
    attempt: randomUUID(),
    open,
    methods: await booking.methods(localeOf(context)),
    before: canBeTriedAgain(readAmount(before), open) ? before.replace('.', ',') : null,
    waitingId: waiting?.id ?? null,
  }
}

/** The whole rest or more does not count as a custom amount. */
function canBeTriedAgain(amount: number | null, open: OpenAmount): boolean {
  return amount !== null && amount < open.rest && canPayOwn(open)
}
