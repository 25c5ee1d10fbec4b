import type { Clock } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Gateways } from '../gateway/gateways.ts'
import type { GatewayMethod, PaymentGateway, PaymentMethod } from '../gateway/payment-gateway.ts'
import { offeredMethods } from './offered-methods.ts'

const freshMs = 60_000

interface KnownMethods {
  readonly methods: readonly GatewayMethod[]
  readonly since: number
  /** False: its last call was not answered. */
  readonly isAnswering: boolean
}

export function payMethods({ all }: Pick<Gateways, 'all'>, clock: Clock) {
  const lists = all.map((gateway) => ({ gateway: gateway.name, ...methodList(gateway, clock) }))
  const listed = (locale: Locale) =>
    Promise.all(lists.map(async ({ gateway, ask }) => ({ gateway, ...(await ask(locale)) })))
  return {
    /** Returns the payment methods of all gateways. Empty: no gateway answers, and none has answered before. */
    methods: async (locale: Locale): Promise<readonly PaymentMethod[]> =>
      offeredMethods(await listed(locale)),
    /**
     * Methods that a form may name: those offered now, then those that a page may have offered a moment ago from another gateway.
     */
    knownMethods: async (locale: Locale): Promise<readonly PaymentMethod[]> => {
      const known = await listed(locale)
      const all = known.flatMap(({ gateway, methods }) => methods.map((method) => ({ ...method, gateway })))
      return [...offeredMethods(known), ...all]
    },
    /** A gateway that did not answer is moved to the end until it returns its list again. */
    wasSilent: (name: string) => lists.find(({ gateway }) => gateway === name)?.stepBack(),
  }
}

/**
 * Caches the list of one gateway for a minute. While the gateway does not answer, the last list is used and guests do not wait.
 */
function methodList(gateway: Pick<PaymentGateway, 'methods'>, clock: Clock) {
  const known = new Map<Locale, KnownMethods>()
  const asked = new Map<Locale, Promise<KnownMethods>>()
  const none: KnownMethods = { methods: [], since: 0, isAnswering: false }

  async function ask(locale: Locale): Promise<KnownMethods> {
    const answer = await gateway.methods(locale)
    asked.delete(locale)
    const last = known.get(locale) ?? none
    const next = answer.ok
      ? { methods: answer.value, since: clock().getTime(), isAnswering: true }
      : { ...last, isAnswering: false }
    if (answer.ok || last !== none) known.set(locale, next)
    return next
  }

  return {
    ask: askWhenDue,
    stepBack: () => {
      for (const [locale, list] of known) known.set(locale, { ...list, isAnswering: false })
    },
  }

  async function askWhenDue(locale: Locale): Promise<KnownMethods> {
    const kept = known.get(locale)
    if (kept?.isAnswering && clock().getTime() - kept.since < freshMs) return kept
    const asking = asked.get(locale) ?? ask(locale)
    asked.set(locale, asking)
    return kept ?? asking
  }
}
