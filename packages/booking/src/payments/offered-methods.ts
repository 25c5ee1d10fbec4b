import type { GatewayMethod, PaymentMethod } from '../gateway/payment-gateway.ts'
import { methodKinds } from './method-kinds.ts'

interface MethodList {
  readonly gateway: string
  readonly methods: readonly GatewayMethod[]
  readonly isAnswering: boolean
}

/**
 * One list for the guest, without BLIK twice: each kind of method comes from one bank, the first that has it in order. Banks that answer go
 * before those that do not; among these the shop's own order counts.
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
