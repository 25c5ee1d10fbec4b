import { randomInt } from 'node:crypto'
import type { BankOrder } from '../bank-order.ts'
import { newToken, untouched } from '../new-order.ts'
import type { RegisterRequest } from './p24-requests.ts'

const dayMs = 24 * 60 * 60_000

export function newTransaction(wish: RegisterRequest, now: Date): BankOrder {
  const limitMs = wish.timeLimit === 0 ? dayMs : wish.timeLimit * 60_000
  return {
    protocol: 'p24',
    // Larger than 32 bits, like Przelewy24's real numbers.
    orderId: String(4_300_000_000 + randomInt(1e9)),
    payToken: newToken(),
    extOrderId: wish.sessionId,
    posId: String(wish.posId),
    createdAt: now.toISOString(),
    validUntil: new Date(now.getTime() + limitMs).toISOString(),
    totalAmount: wish.amount,
    currencyCode: wish.currency,
    description: wish.description,
    customerIp: wish.additional?.PSU?.IP ?? '',
    notifyUrl: wish.urlStatus ?? null,
    continueUrl: wish.urlReturn,
    buyer: { email: wish.email, language: wish.language },
    products: [],
    payMethod: wish.method === undefined ? null : { type: 'PBL', value: String(wish.method) },
    ...untouched(),
  }
}
