import { type BankOrder, isDecided, type Notice } from './bank-order.ts'

interface Moment {
  readonly at: number
  readonly notice?: Notice
}

/** The times at which something is due for this order. */
export function momentsOf(order: BankOrder): Moment[] {
  const moments: Moment[] = order.notices.flatMap((notice) =>
    notice.nextTryAt === null ? [] : { at: Date.parse(notice.nextTryAt), notice },
  )
  if (order.verdict) moments.push({ at: Date.parse(order.verdict.at) })
  if (canExpire(order)) moments.push({ at: Date.parse(order.validUntil) })
  for (const { status, finalAt } of order.refunds)
    if (status === 'PENDING') moments.push({ at: Date.parse(finalAt) })
  return moments
}

/** Whether the order can expire. Money received by Przelewy24 waits for its verification without a limit. */
export const canExpire = (order: BankOrder): boolean =>
  !isDecided(order) && !(order.protocol === 'p24' && order.status === 'WAITING_FOR_CONFIRMATION')

export const hasDuties = (order: BankOrder): boolean => momentsOf(order).length > 0
