import { createHash, createHmac } from 'node:crypto'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { PoolClient } from 'pg'

/** Finds a subscription again without storing the address. The key is that of the mailbox, however it is spelled. */
export function addressKey(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`post address:${canonicalEmail(email)}`)
    .digest('base64url')
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
