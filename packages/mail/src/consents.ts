import { createHash, createHmac } from 'node:crypto'
import type { PoolClient } from 'pg'

/** Finds a subscription again without storing the address. The key does not depend on capitals. */
export function addressKey(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`post address:${email.toLowerCase()}`).digest('base64url')
}

/** Each wording is stored once, however many guests agree to it. */
export async function recordConsent(
  client: PoolClient,
  subscription: string,
  { channel, wording, now }: { channel: 'email' | 'phone'; wording: string; now: Date },
): Promise<void> {
  const code = createHash('sha256').update(wording).digest('hex').slice(0, 16)
  await client.query(
    `insert into mail.wordings (code, html, first_used_at) values ($1, $2, $3) on conflict (code) do nothing`,
    [code, wording, now],
  )
  await client.query(
    `insert into mail.consents (subscription_id, channel, wording, given_at) values ($1, $2, $3, $4)`,
    [subscription, channel, code, now],
  )
}
