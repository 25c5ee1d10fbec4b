import type { MethodKind } from '../payments/method-kinds.ts'
import type { Json } from './ask-provider.ts'
import type { GatewayMethod } from './payment-gateway.ts'

/** PayU's codes of methods that are not banks. Card numbers are typed on a separate page. */
export const methodValues = {
  blik: 'blik',
  card: 'c',
  googlePay: 'ap',
  applePay: 'jp',
  payLater: 'dpp',
} as const satisfies Record<Exclude<MethodKind, 'bank'>, string>

const kinds: ReadonlyMap<unknown, MethodKind> = new Map(
  Object.entries(methodValues).map(([kind, value]) => [value, kind as MethodKind]),
)

export function readMethod({ value, name, status, minAmount, maxAmount }: Json): GatewayMethod {
  return {
    kind: kinds.get(value) ?? 'bank',
    value: String(value),
    name: String(name),
    isAvailable: status === 'ENABLED',
    minAmount: typeof minAmount === 'number' ? minAmount : null,
    maxAmount: typeof maxAmount === 'number' ? maxAmount : null,
  }
}
