import type { Outcome } from '@wojaz/travel/outcome'
import type { SupplierBooking, SupplierRefusal } from './supplier.ts'

type Written = Outcome<SupplierBooking, SupplierRefusal>

interface Write {
  readonly send: () => Promise<Written>
  readonly look: () => Promise<Written>
  /** Does the booking look as it should after this was done? */
  readonly isDone: (booking: SupplierBooking) => boolean
  /** Suppliers refuse to confirm or cancel what is confirmed or cancelled: then a refusal may mean that it is done. */
  readonly isRefusedWhenDone: boolean
}

/**
 * Says it, and where nobody knows what became of it looks before saying it again. Twice at most: what is still unknown then stays so, and
 * is asked about later.
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
  // It may have come late, between the look and this.
  const last = await look()
  if (last.ok && isDone(last.value)) return last
  return second.refusal.code === 'busy' ? first : second
}

function isDoubtful({ code }: SupplierRefusal): boolean {
  return code === 'unreachable' || code === 'unreadable'
}
