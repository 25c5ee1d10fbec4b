import type { Booking, PaymentBegun, PaymentRefusal, PaymentStart } from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

class NotBegun {
  constructor(readonly refusal: PaymentRefusal) {}
}

const attemptShape = /^[\w-]{16,64}$/

export interface PaymentAttempts {
  readonly byKey: Booking['byIdempotencyKey']
  start(): Promise<Outcome<PaymentBegun, PaymentRefusal>>
  /** Whether that attempt has failed. */
  isOver(paymentId: string): Promise<boolean>
}

/**
 * Starts a payment once per form: a second press leads to the same page of the bank. Only a started attempt is remembered. After
 * a refusal, or when the attempt has failed, the same form may be sent again.
 */
export async function beginPaymentByKey(
  { byKey, start, isOver }: PaymentAttempts,
  { scope, attempt, chosen }: { readonly scope: string; readonly attempt: string; readonly chosen: unknown },
): Promise<Outcome<PaymentBegun, PaymentRefusal>> {
  // The field is missing or was changed.
  if (!attemptShape.test(attempt)) return start()
  let isMine = false
  try {
    const begun = await byKey(scope, attempt, chosen, async () => {
      isMine = true
      const started = await start()
      if (!started.ok) throw new NotBegun(started.refusal)
      return started.value
    })
    // The guest went back to the same page and chose another method.
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
