import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { z } from 'zod'
import type { PayuError } from './payu-error.ts'

const grosze = z.string().regex(/^[1-9]\d{0,9}$/)
const text = z.string().min(1)

const payMethod = z.object({
  type: z.enum(['PBL', 'CARD_TOKEN', 'PAYMENT_WALL', 'BLIK_AUTHORIZATION_CODE']),
  value: z.string().optional(),
  authorizationCode: z.string().optional(),
})

const order = z.object({
  customerIp: text,
  merchantPosId: text,
  description: text.max(4_000),
  currencyCode: z.literal('PLN'),
  totalAmount: grosze,
  products: z
    .array(z.object({ name: text, unitPrice: z.string().regex(/^\d{1,10}$/), quantity: grosze }))
    .min(1),
  extOrderId: text.max(1_024).optional(),
  notifyUrl: z.url({ protocol: /^https?$/ }).optional(),
  continueUrl: z.url({ protocol: /^https?$/ }).optional(),
  validityTime: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .default('86400'),
  buyer: z
    .object({
      email: text,
      phone: text.optional(),
      firstName: text.optional(),
      lastName: text.optional(),
      language: text.optional(),
    })
    .optional(),
  payMethods: z.object({ payMethod }).optional(),
})

export type OrderRequest = z.infer<typeof order>

export const refundRequest = z.object({
  refund: z.object({ description: text, amount: grosze.optional(), extRefundId: text.optional() }),
})

/** Names the first fault. Like PayU, it distinguishes missing values from wrong ones. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Outcome<Body, PayuError> {
  const read = schema.safeParse(body)
  if (read.success) return accepted(read.data)
  const [issue] = read.error.issues
  const field = issue?.path.join('.') || 'body'
  const isMissing = issue?.code === 'invalid_type' && valueAt(body, issue.path) === undefined
  return refused({
    status: 400,
    statusCode: isMissing ? 'ERROR_VALUE_MISSING' : 'ERROR_VALUE_INVALID',
    statusDesc: `${isMissing ? 'Missing' : 'Invalid'} required field: ${field}`,
  })
}

export const readOrder = (body: unknown): Outcome<OrderRequest, PayuError> => readBody(order, body)

/** The BLIK code that was typed in the shop; null: the buyer pays on a page of the bank. */
export function blikCodeIn({ payMethods }: OrderRequest): string | null {
  const method = payMethods?.payMethod
  if (method?.type === 'BLIK_AUTHORIZATION_CODE') return method.value ?? ''
  return method?.type === 'PBL' && method.value === 'blik' ? (method.authorizationCode ?? null) : null
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    body,
  )
}
