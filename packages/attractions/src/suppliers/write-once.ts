import type { Outcome } from '@wojaz/travel/outcome'
import type { SupplierBooking, SupplierRefusal } from './supplier.ts'

type Written = Outcome<SupplierBooking, SupplierRefusal>

interface Write {
  readonly send: () => Promise<Written>
  readonly look: () => Promise<Written>
  /** Whether the booking is in the state that the write should produce. */
  readonly isDone: (booking: SupplierBooking) => boolean
  /** Suppliers refuse to confirm or cancel twice: then a refusal may mean that it is already done. */
  readonly isRefusedWhenDone: boolean
}

/**
 * Sends the write. If its result is unknown, looks at the booking before sending it again. Two tries at most: a result that is
 * still unknown is checked later.
 */
export async function writeOnce({ send, look, isDone, isRefusedWhenDone }: Write): Promise<Written> {
  const first = await send()
  if (first.ok || first.refusal.code === 'busy') return first
  if (first.refusal.code === 'refused' && !isRefusedWhenDone) return first
  const seen = await look()
  if (seen.ok && isDone(seen.value)) return seen
  const isUndone = seen.ok || seen.refusal.code === 'unknown'
  if (!isDoubtful(first.refusal) || !isUndone) return first
  const second = await send()
  if (second.ok) return second
  // The second try may have been applied between the look and the refusal.
  const last = await look()
  if (last.ok && isDone(last.value)) return last
  return second.refusal.code === 'busy' ? first : second
}

function isDoubtful({ code }: SupplierRefusal): boolean {
  return code === 'unreachable' || code === 'unreadable'
}
