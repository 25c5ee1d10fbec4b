import type { MethodKind } from '../payments/method-kinds.ts'
import type { Json } from './ask-provider.ts'
import type { ChosenMethod, GatewayMethod } from './payment-gateway.ts'

const groups: ReadonlyMap<unknown, MethodKind> = new Map([
  ['Blik', 'blik'],
  ['Credit Card', 'card'],
  ['FastTransfers', 'bank'],
  ['eTransfer', 'bank'],
])

/** Tells methods apart where the group is not enough. */
const names: readonly (readonly [RegExp, MethodKind])[] = [
  [/^paypo/i, 'payLater'],
  [/^google ?pay/i, 'googlePay'],
  [/^apple ?pay/i, 'applePay'],
]

/** Limits of PayPo. The list does not contain them. In grosze. */
const payLaterLimits = { minAmount: 5_00, maxAmount: 5_000_00 }

/** Returns the methods of Przelewy24's list that we can use. Except for banks, one method of each kind is enough. */
export function readMethods(list: readonly Json[]): readonly GatewayMethod[] {
  const methods = list.flatMap((item) => readMethod(item) ?? [])
  return methods.filter(
    ({ kind }, place) => kind === 'bank' || methods.findIndex((other) => other.kind === kind) === place,
  )
}

function readMethod({ id, name, group, status }: Json): GatewayMethod | null {
  const kind = names.find(([shape]) => shape.test(String(name)))?.[1] ?? groups.get(group)
  if (!kind || typeof id !== 'number') return null
  const limits = kind === 'payLater' ? payLaterLimits : { minAmount: null, maxAmount: null }
  return { kind, value: String(id), name: String(name), isAvailable: status === true, ...limits }
}

/** Channel numbers of `register`. The payment page then offers only this kind. */
const channels = { blik: 8192, card: 4096, googlePay: 256, applePay: 256, payLater: 128 } as const

/** Selects the chosen method, or its kind. */
export function methodFields(method: ChosenMethod): { method: number } | { channel: number } {
  if (method.kind === 'bank') return { method: Number(method.value) }
  if (method.kind !== 'blik' && method.value) return { method: Number(method.value) }
  return { channel: channels[method.kind] }
}
