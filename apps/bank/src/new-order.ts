import { randomBytes } from 'node:crypto'
import type { BankOrder } from './bank-order.ts'
import type { OrderRequest } from './order-request.ts'

/** The unguessable token of a pay page. */
export const newToken = () => randomBytes(16).toString('base64url')

/** The fields of an order to which nothing has happened yet. */
export const untouched = () =>
  ({
    status: 'NEW',
    verdict: null,
    resultCode: null,
    paymentId: null,
    refunds: [],
    notices: [],
  }) satisfies Partial<BankOrder>

export function newOrder(wish: OrderRequest, posId: string, now: Date): BankOrder {
  const method = wish.payMethods?.payMethod
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  return {
    protocol: 'payu',
    orderId: `${randomBytes(5).toString('hex').toUpperCase()}${day}GUEST000P01`,
    payToken: newToken(),
    extOrderId: wish.extOrderId ?? null,
    posId,
    createdAt: now.toISOString(),
    validUntil: new Date(now.getTime() + Number(wish.validityTime) * 1_000).toISOString(),
    totalAmount: Number(wish.totalAmount),
    currencyCode: wish.currencyCode,
    description: wish.description,
    customerIp: wish.customerIp,
    notifyUrl: wish.notifyUrl ?? null,
    continueUrl: wish.continueUrl ?? null,
    buyer: (wish.buyer as Record<string, string> | undefined) ?? null,
    products: wish.products,
    // The BLIK code itself is not stored: it is a secret for two minutes.
    payMethod: method
      ? {
          type: method.type,
          value: method.type === 'BLIK_AUTHORIZATION_CODE' ? 'blik' : (method.value ?? ''),
        }
      : null,
    ...untouched(),
  }
}
