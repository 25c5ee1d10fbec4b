import type { PaymentGateway, PaymentMethod } from '@wojaz/booking'
import type { Clock, Locale } from '@wojaz/travel'

const freshMs = 60_000

interface KnownMethods {
  readonly methods: readonly PaymentMethod[]
  readonly since: number
}

export type PayMethods = (locale: Locale) => Promise<readonly PaymentMethod[]>

/** The provider's list, asked for once a minute; while it does not answer the last one holds, and a new guest is not kept waiting. */
export function openPayMethods(gateway: Pick<PaymentGateway, 'methods'>, clock: Clock): PayMethods {
  const known = new Map<Locale, KnownMethods>()
  const asked = new Map<Locale, Promise<readonly PaymentMethod[]>>()

  async function ask(locale: Locale): Promise<readonly PaymentMethod[]> {
    const answer = await gateway.methods(locale)
    asked.delete(locale)
    if (answer.ok) known.set(locale, { methods: answer.value, since: clock().getTime() })
    return known.get(locale)?.methods ?? []
  }

  return async (locale) => {
    const kept = known.get(locale)
    if (kept && clock().getTime() - kept.since < freshMs) return kept.methods
    const asking = asked.get(locale) ?? ask(locale)
    asked.set(locale, asking)
    return kept ? kept.methods : asking
  }
}
