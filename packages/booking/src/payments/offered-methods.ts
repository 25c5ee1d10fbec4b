import type { GatewayMethod, PaymentMethod } from '../gateway/payment-gateway.ts'
import { methodKinds } from './method-kinds.ts'

interface MethodList {
  readonly gateway: string
  readonly methods: readonly GatewayMethod[]
  readonly isAnswering: boolean
}

/**
 * Returns one list for the guest without duplicates: each kind of method comes from one gateway, the first where it is available.
 * Gateways that answer come before those that do not; otherwise the order of the shop counts.
 */
export function offeredMethods(lists: readonly MethodList[]): readonly PaymentMethod[] {
  const inOrder = [...lists.filter((list) => list.isAnswering), ...lists.filter((list) => !list.isAnswering)]
  return methodKinds.flatMap((kind) => {
    const ofKind = inOrder.map(({ gateway, methods }) =>
      methods.filter((method) => method.kind === kind).map((method) => ({ ...method, gateway })),
    )
    return ofKind.find(isUsable) ?? ofKind.find(({ length }) => length > 0) ?? []
  })
}

const isUsable = (methods: readonly PaymentMethod[]) => methods.some(({ isAvailable }) => isAvailable)
