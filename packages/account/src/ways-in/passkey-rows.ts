import { randomUUID } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'

export interface Passkey {
  id: string
  name: string
  /** It is synchronised to several devices of its owner. */
  isBackedUp: boolean
  addedAt: Date
  usedAt: Date | null
}

export interface PasskeyKey {
  id: string
  customerId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: readonly string[]
}

export async function passkeysOf(pool: ClientBase | Pool, customerId: string): Promise<Passkey[]> {
  const { rows } = await pool.query<Passkey>(
    `select id, name, is_backed_up as "isBackedUp", added_at as "addedAt", used_at as "usedAt"
     from account.passkeys where customer_id = $1 order by added_at, id`,
    [customerId],
  )
  return rows
}

const keyColumns = `passkeys.id, customer_id as "customerId", credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports`

export async function keysOf(pool: Pool, customerId: string): Promise<PasskeyKey[]> {
  const { rows } = await pool.query<PasskeyKey>(
    `select ${keyColumns} from account.passkeys where customer_id = $1`,
    [customerId],
  )
  return rows
}

export async function findKey(pool: Pool, credentialId: string): Promise<PasskeyKey | null> {
  const { rows } = await pool.query<PasskeyKey>(
    `select ${keyColumns} from account.passkeys where credential_id = $1`,
    [credentialId],
  )
  return rows[0] ?? null
}

/** Null if the key is already stored. */
export async function savePasskey(
  client: ClientBase,
  key: Omit<PasskeyKey, 'id' | 'publicKey'> & { publicKey: Uint8Array; isBackedUp: boolean; name: string },
  now: Date,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into account.passkeys
       (id, customer_id, credential_id, public_key, counter, transports, is_backed_up, name, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing returning id`,
    [
      ...[randomUUID(), key.customerId, key.credentialId, Buffer.from(key.publicKey), key.counter],
      ...[key.transports, key.isBackedUp, key.name, now],
    ],
  )
  return rows[0]?.id ?? null
}

/** False if another login with the same key was faster, or the key was copied: its counter is already stored. */
export async function passkeyUsed(
  client: ClientBase,
  { id, counter }: Pick<PasskeyKey, 'id' | 'counter'>,
  { newCounter, isBackedUp, now }: { newCounter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update account.passkeys set counter = $3, is_backed_up = $4, used_at = $5 where id = $1 and counter = $2`,
    [id, counter, newCounter, isBackedUp, now],
  )
  return rowCount === 1
}
