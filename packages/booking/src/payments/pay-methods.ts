import type { Clock } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Gateways } from '../gateway/gateways.ts'
import type { GatewayMethod, PaymentGateway, PaymentMethod } from '../gateway/payment-gateway.ts'
import { offeredMethods } from './offered-methods.ts'

const freshMs = 60_000

interface KnownMethods {
  readonly methods: readonly GatewayMethod[]
  readonly since: number
  /** False: it has not answered since. */
  readonly isAnswering: boolean
}

export function payMethods({ all }: Pick<Gateways, 'all'>, clock: Clock) {
  const lists = all.map((gateway) => ({ gateway: gateway.name, ...methodList(gateway, clock) }))
  const listed = (locale: Locale) =>
    Promise.all(lists.map(async ({ gateway, ask }) => ({ gateway, ...(await ask(locale)) })))
  return {
    /** How one can pay: of every bank's list what is offered first. Empty: none answers, and none has before. */
    methods: async (locale: Locale): Promise<readonly PaymentMethod[]> =>
      offeredMethods(await listed(locale)),
    /** What a form may name: what is offered now, then what a page of a moment ago may have offered, while another bank stood back. */
    knownMethods: async (locale: Locale): Promise<readonly PaymentMethod[]> => {
      const known = await listed(locale)
      const all = known.flatMap(({ gateway, methods }) => methods.map((method) => ({ ...method, gateway })))
      return [...offeredMethods(known), ...all]
    },
    /** A bank that did not answer a guest stands back until it gives its list again. */
    wasSilent: (name: string) => lists.find(({ gateway }) => gateway === name)?.stepBack(),
  }
}

/** One bank's list, asked for once a minute; while it does not answer the last one holds, and a new guest is not kept waiting. */
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
