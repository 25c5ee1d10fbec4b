import { createHash } from 'node:crypto'
import { z } from 'zod'

const text = (most: number) => z.string().min(1).max(most)
const grosze = z.int().min(1)
const address = z.url({ protocol: /^https?$/ }).max(250)

export const registerRequest = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: text(100),
  amount: grosze,
  currency: z.literal('PLN'),
  description: text(1024),
  email: text(50),
  client: z.string().max(40).optional(),
  country: text(2),
  language: text(2),
  address: z.string().max(80).optional(),
  zip: z.string().max(10).optional(),
  city: z.string().max(50).optional(),
  phone: z.string().max(12).optional(),
  method: z.int().optional(),
  channel: z.int().optional(),
  urlReturn: address,
  urlStatus: address.optional(),
  timeLimit: z.int().min(0).max(99).default(0),
  additional: z.object({ PSU: z.object({ IP: z.string(), userAgent: z.string() }).optional() }).optional(),
  sign: text(100),
})
export type RegisterRequest = z.infer<typeof registerRequest>

export const verifyRequest = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: text(100),
  amount: grosze,
  currency: z.literal('PLN'),
  orderId: z.int(),
  sign: text(100),
})

export const refundRequest = z.object({
  requestId: text(45),
  refundsUuid: text(35),
  urlStatus: address.optional(),
  refunds: z
    .array(
      z.object({
        orderId: z.int(),
        sessionId: text(100),
        amount: grosze,
        description: z.string().max(35).default(''),
      }),
    )
    .length(1),
})

export type RefundRequest = z.infer<typeof refundRequest>

export const chargeRequest = z.object({ token: text(100), blikCode: z.string().regex(/^\d{6}$/) })

/** Przelewy24's signature: a hash of the fields in their given order, followed by the key. */
export function signOf(fields: Readonly<Record<string, string | number>>, crc: string): string {
  return createHash('sha384')
    .update(JSON.stringify({ ...fields, crc }))
    .digest('hex')
}
