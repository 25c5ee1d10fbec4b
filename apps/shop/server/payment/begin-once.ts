import type { Booking, PaymentBegun, PaymentRefusal, PaymentStart } from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

class NotBegun {
  constructor(readonly refusal: PaymentRefusal) {}
}

const attemptShape = /^[\w-]{16,64}$/

/**
 * Who presses twice has pressed once and is led to the same page of the bank. Only an attempt that began is remembered: after a refusal the
 * same form may be sent again, and so it may when the attempt it had begun is over.
 */
export async function beginOnce(
  booking: Pick<Booking, 'once' | 'order' | 'startPayment'>,
  number: string,
  attempt: string,
  wish: PaymentStart,
): Promise<Outcome<PaymentBegun, PaymentRefusal>> {
  // An old page without the field, or one whose field somebody has changed.
  if (!attemptShape.test(attempt)) return booking.startPayment(number, wish)
  const { customerIp: _ip, ...chosen } = wish
  let isMine = false
  try {
    const begun = await booking.once(`payment page ${number}`, attempt, chosen, async () => {
      isMine = true
      const started = await booking.startPayment(number, wish)
      if (!started.ok) throw new NotBegun(started.refusal)
      return started.value
    })
    // The same page, gone back to, and another way chosen on it.
    if (!begun.ok && begun.refusal.code === 'key-used-for-something-else')
      return booking.startPayment(number, wish)
    if (!begun.ok) return refused({ code: 'payment-in-progress' })
    if (isMine || (await isNotRefused(booking, number, begun.value.paymentId))) return accepted(begun.value)
    return booking.startPayment(number, wish)
  } catch (fault) {
    if (fault instanceof NotBegun) return refused(fault.refusal)
    throw fault
  }
}

async function isNotRefused(booking: Pick<Booking, 'order'>, number: string, paymentId: string) {
  const order = await booking.order(number)
  return order?.payments.some(({ id, state }) => id === paymentId && state !== 'refused') ?? false
}
