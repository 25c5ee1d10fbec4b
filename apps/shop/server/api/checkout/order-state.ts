import { nextDue, type Order } from '@wojaz/booking'

/** What is paid and what is due, without personal data. */
export function orderStateOf(order: Order) {
  const { number, state, price, paid, schedule, heldUntil, payments } = order
  return {
    orderNumber: number,
    state,
    total: price.total,
    paid,
    heldUntil: heldUntil.toISOString(),
    nextDue: nextDue(schedule, paid),
    payments: payments.map(({ id, state, method, amount }) => ({ id, state, method, amount })),
  }
}

/** Why an order is not complete: it waits for a payment (with amount and deadline), or it is closed. */
export function unpaid(order: Order) {
  if (order.state === 'expired') return { code: 'order-expired' } as const
  if (order.state !== 'pending') return { code: 'order-closed' } as const
  return { code: 'order-unpaid', ...orderStateOf(order) } as const
}
