import type { Order } from '../order.ts'

/** A refund goes back by the payment that brought the money. */
export interface Return {
  readonly paymentId: string
  readonly method: Order['payments'][number]['method']
  readonly amount: number
}

/** A part smaller than this is avoided; in grosze. */
const leastPart = 100_00

/**
 * Splits a refund into as few parts as possible, each at most what its payment brought. It uses the latest payment that covers
 * the whole refund, otherwise the largest ones. A last part that would be very small takes something from the one before.
 */
export function returnsOf(
  { payments, refunds }: Pick<Order, 'payments' | 'refunds'>,
  amount: number,
): readonly Return[] {
  if (amount <= 0) return []
  const ways = payments
    .filter(({ state }) => state === 'completed')
    .map((payment) => ({ ...payment, left: payment.amount - goneFrom(payment.id, refunds) }))
    .toSorted((one, other) => Number(other.completedAt) - Number(one.completedAt))
  const alone = ways.find(({ left }) => left >= amount)
  return alone ? [{ paymentId: alone.id, method: alone.method, amount }] : inParts(ways, amount)
}

function inParts(ways: readonly (Order['payments'][number] & { left: number })[], amount: number): Return[] {
  let open = amount
  const parts = ways
    .toSorted((one, other) => other.left - one.left)
    .flatMap(({ id, method, left }) => {
      const part = Math.min(open, left)
      open -= part
      return part > 0 ? { paymentId: id, method, amount: part, most: left } : []
    })
  const [before, last] = parts.slice(-2)
  // The part before must not become too small itself.
  const moved =
    before && last ? Math.min(leastPart - last.amount, last.most - last.amount, before.amount - leastPart) : 0
  return parts.map(({ most: _, ...part }) => {
    if (moved <= 0) return part
    if (part.paymentId === last?.paymentId) return { ...part, amount: part.amount + moved }
    return part.paymentId === before?.paymentId ? { ...part, amount: part.amount - moved } : part
  })
}

function goneFrom(id: string, refunds: Order['refunds']): number {
  return refunds.reduce((sum, { paymentId, amount }) => (paymentId === id ? sum + amount : sum), 0)
}
