import { isOrderNumber, type Order, refundBy, upsellWords } from '@wojaz/booking'
import { dayOf } from '@wojaz/travel/dates'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { ClosedPage, OrderView } from '../../app/features/payment/payment-view.ts'
import { customerContext, deliveryContext, servicesContext } from '../request/context.ts'
import { namesOf } from './names-of.ts'
import { holderOf } from './order-holder.ts'
import { orderLinkCookie, readOrderLink } from './order-link-cookie.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The order of the URL, if this browser has the key of its cart or came by the link of an email, or if it belongs to the
 * customer; null: it was ordered elsewhere. The link is removed from the URL at once, so that it does not leak to linked pages.
 */
export async function orderOfPage(context: Context, request: Request, number: string): Promise<Order | null> {
  if (!isOrderNumber(number)) throw data({ code: 'page-not-found' }, { status: 404 })
  const { booking, documents, clock } = context.get(servicesContext)
  const cookie = request.headers.get('cookie') ?? undefined
  const { pathname, searchParams } = new URL(request.url)
  const given = searchParams.get('link')
  const opens = (link: string | null) => link !== null && documents.opensOrder(number, link, clock())
  if (given !== null && request.method === 'GET')
    throw redirect(pathname.replace(/\.data$/, ''), {
      status: 303,
      headers: opens(given) ? { 'set-cookie': orderLinkCookie(number, given) } : {},
    })
  if (opens(readOrderLink(cookie, number))) return booking.order(number)
  return booking.ownOrder(number, holderOf(context.get(customerContext), cookie))
}

/** Why the order cannot be paid; null: it can, or it is paid. */
export function closedPage(order: Order | null, number: string): ClosedPage | null {
  if (!order) return { kind: 'elsewhere', number }
  const { state, cancellation } = order
  if (cancellation) {
    const { fee, refund, at } = cancellation
    return { kind: 'calledOff', number, fee, refund, on: dayOf(at), backBy: refundBy(cancellation) }
  }
  if (state === 'expired' || state === 'refunded') return { kind: state, number }
  return state === 'cancelled' ? { kind: 'closed', number } : null
}

export function orderView(context: Context, order: Order): OrderView {
  const { number, offer, price, seats, paid, contact, state, heldUntil, payments } = order
  const { t } = context.get(deliveryContext).i18n
  const { firstName, lastName } = contact
  return {
    number,
    offer,
    price,
    paid,
    email: contact.email,
    owner: context.get(customerContext) ? null : { firstName, lastName, email: contact.email },
    upsells: upsellWords(t, { lines: price.lines, seats, offer, names: namesOf(order) }),
    free: t('upsells.free'),
    heldUntil: state === 'pending' ? heldUntil.toISOString() : null,
    payments: payments
      .filter((payment) => payment.state === 'completed')
      .map(({ amount, completedAt, startedAt }) => ({
        amount,
        paidAt: (completedAt ?? startedAt).toISOString(),
      })),
  }
}

export const isPaid = ({ paid, price }: Pick<Order, 'paid' | 'price'>): boolean => paid >= price.total

/** The newest attempt, which is the one that counts. */
export function lastPayment({ payments }: Order): Order['payments'][number] | null {
  return payments.reduce<Order['payments'][number] | null>(
    (last, one) => (last && last.startedAt >= one.startedAt ? last : one),
    null,
  )
}

/** Where the page of a refused payment redirects if nothing was refused; null: it was. */
export function afterRefusal(order: Order): 'paid' | 'waiting' | 'to-pay' | null {
  const last = lastPayment(order)
  if (isPaid(order)) return 'paid'
  if (isOpen(last)) return 'waiting'
  if (last?.state === 'refused') return null
  return order.state === 'confirmed' ? 'paid' : 'to-pay'
}

/** Whether the bank has no final result yet. */
export function isOpen(payment: Order['payments'][number] | null): boolean {
  return payment?.state === 'started' || payment?.state === 'waiting'
}
