import type { Json } from './ask-provider.ts'
import type { GatewayPayment } from './payment-gateway.ts'

export const currencyCode = 'PLN'

const statuses: ReadonlyMap<unknown, GatewayPayment['status']> = new Map([
  ['NEW', 'new'],
  ['PENDING', 'pending'],
  ['WAITING_FOR_CONFIRMATION', 'pending'],
  ['COMPLETED', 'completed'],
  ['CANCELED', 'cancelled'],
])

export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads a PayU order from an API answer or a webhook. Returns null when it is not a payment in złoty at our point of sale. */
export function readPayment(order: Json | undefined, posId: string): GatewayPayment | null {
  const { orderId, extOrderId, merchantPosId } = order ?? {}
  const status = statuses.get(order?.status)
  const amount = Number(order?.totalAmount)
  if (merchantPosId !== posId || order?.currencyCode !== currencyCode) return null
  if (!status || !Number.isSafeInteger(amount) || typeof orderId !== 'string') return null
  if (typeof extOrderId !== 'string' || !uuid.test(extOrderId)) return null
  return { gatewayId: orderId, paymentId: extOrderId, status, amount }
}
