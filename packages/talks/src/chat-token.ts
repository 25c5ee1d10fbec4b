import { createHmac, timingSafeEqual } from 'node:crypto'

/** The customer and the order that a token opens. */
export interface ChatPass {
  readonly customerId: string
  readonly orderNumber: string
}

/** As long as somebody stays on an open page; the page requests the next token itself. */
const validMs = 3_600_000

/**
 * A token that opens one conversation to one customer for an hour, so that ownership of the order is not checked with every
 * message.
 */
export function signChat(secret: string, pass: ChatPass, now: Date): { token: string; until: Date } {
  const until = new Date(now.getTime() + validMs)
  const body = [pass.orderNumber, pass.customerId, until.getTime().toString(36)].join('.')
  return { token: `${body}.${signature(secret, body)}`, until }
}

export function readChat(secret: string, token: string, now: Date): ChatPass | null {
  const [, body = '', orderNumber = '', customerId = '', until = '', signed = ''] =
    /^((W\d{9})\.([\da-f-]{36})\.([\da-z]{1,12}))\.([\w-]{43})$/.exec(token) ?? []
  if (!body || !timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, body)))) return null
  return Number.parseInt(until, 36) > now.getTime() ? { customerId, orderNumber } : null
}

function signature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`talks chat:${body}`).digest('base64url')
}
