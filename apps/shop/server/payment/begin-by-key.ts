import type { Booking, PaymentBegun, PaymentRefusal, PaymentStart } from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

class NotBegun {
  constructor(readonly refusal: PaymentRefusal) {}
}

const attemptShape = /^[\w-]{16,64}$/

export interface PaymentAttempts {
  readonly byKey: Booking['byIdempotencyKey']
  start(): Promise<Outcome<PaymentBegun, PaymentRefusal>>
  /** Came that attempt to nothing? */
  isOver(paymentId: string): Promise<boolean>
}

/**
 * Who presses twice has pressed once and is led to the same page of the bank. Only an attempt that began is remembered: after a refusal the
 * same form may be sent again, and so it may when the attempt it had begun is over.
 */
export async function beginPaymentByKey(
  { byKey, start, isOver }: PaymentAttempts,
  { scope, attempt, chosen }: { readonly scope: string; readonly attempt: string; readonly chosen: unknown },
): Promise<Outcome<PaymentBegun, PaymentRefusal>> {
  // An old page without the field, or one whose field somebody has changed.
  if (!attemptShape.test(attempt)) return start()
  let isMine = false
  try {
    const begun = await byKey(scope, attempt, chosen, async () => {
      isMine = true
      const started = await start()
      if (!started.ok) throw new NotBegun(started.refusal)
      return started.value
    })
    // The same page, gone back to, and another way chosen on it.
    if (!begun.ok && begun.refusal.code === 'key-used-for-something-else') return start()
    if (!begun.ok) return refused({ code: 'payment-in-progress' })
    if (isMine || !(await isOver(begun.value.paymentId))) return accepted(begun.value)
    return start()
  } catch (fault) {
    if (fault instanceof NotBegun) return refused(fault.refusal)
    throw fault
  }
}

/** For the order of a trip. */
export function beginByKey(
  booking: Pick<Booking, 'byIdempotencyKey' | 'order' | 'startPayment'>,
  number: string,
  attempt: string,
  wish: PaymentStart,
): Promise<Outcome<PaymentBegun, PaymentRefusal>> {
  const { customerIp: _ip, ...chosen } = wish
  const attempts: PaymentAttempts = {
    byKey: (...asked) => booking.byIdempotencyKey(...asked),
    start: () => booking.startPayment(number, wish),
    async isOver(paymentId) {
      const order = await booking.order(number)
      return !order?.payments.some(({ id, state }) => id === paymentId && state !== 'refused')
    },
  }
  return beginPaymentByKey(attempts, { scope: `payment page ${number}`, attempt, chosen })
}
