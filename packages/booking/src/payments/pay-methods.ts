import type { Clock } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { PaymentGateway, PaymentMethod } from '../gateway/payment-gateway.ts'

const freshMs = 60_000

interface KnownMethods {
  readonly methods: readonly PaymentMethod[]
  readonly since: number
}

/** The provider's list, asked for once a minute; while it does not answer the last one holds, and a new guest is not kept waiting. */
export function payMethods(gateway: Pick<PaymentGateway, 'methods'>, clock: Clock) {
  const known = new Map<Locale, KnownMethods>()
  const asked = new Map<Locale, Promise<readonly PaymentMethod[]>>()

  async function ask(locale: Locale): Promise<readonly PaymentMethod[]> {
    const answer = await gateway.methods(locale)
    asked.delete(locale)
    if (answer.ok) known.set(locale, { methods: answer.value, since: clock().getTime() })
    return known.get(locale)?.methods ?? []
  }

  /** Empty: the provider does not answer, and has not before. */
  return async (locale: Locale): Promise<readonly PaymentMethod[]> => {
    const kept = known.get(locale)
    if (kept && clock().getTime() - kept.since < freshMs) return kept.methods
    const asking = asked.get(locale) ?? ask(locale)
    asked.set(locale, asking)
    return kept ? kept.methods : asking
  }
}
