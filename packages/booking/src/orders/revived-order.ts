import type { Order } from '../order.ts'

/**
 * Turns an order from JSON back into an order: dates are strings there, whatever the types say. Queued emails may contain orders
 * stored before notices existed.
 */
export function revivedOrder(order: Order): Order {
  const { payments, refunds, cancellation } = order
  return {
    ...order,
    placedAt: new Date(order.placedAt),
    confirmedAt: momentOf(order.confirmedAt),
    heldUntil: new Date(order.heldUntil),
    payments: payments.map((payment) => ({
      ...payment,
      startedAt: new Date(payment.startedAt),
      completedAt: momentOf(payment.completedAt),
    })),
    refunds: refunds.map((refund) => ({
      ...refund,
      askedAt: new Date(refund.askedAt),
      finishedAt: momentOf(refund.finishedAt),
    })),
    notices: ((order.notices ?? []) as Order['notices']).map((notice) => ({
      ...notice,
      madeAt: new Date(notice.madeAt),
      answerBy: momentOf(notice.answerBy),
      endedAt: momentOf(notice.endedAt),
      substitute: notice.substitute ?? null,
    })),
    cancellation: cancellation && { ...cancellation, at: new Date(cancellation.at) },
  }
}

function momentOf(moment: Date | null): Date | null {
  return moment && new Date(moment)
}
