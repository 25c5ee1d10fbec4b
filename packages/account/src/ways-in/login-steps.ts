import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase, Pool } from 'pg'
import { isToken, newToken, tokenHash } from '../token.ts'
import type { Identity, ProviderName } from './providers/identity-provider.ts'

/** What each kind of step must store until it is finished. */
export interface StepContents {
  /** The browser was sent to an identity provider. */
  provider: { provider: ProviderName; nonce: string; verifier: string; locale: Locale; back: string | null }
  /** An unknown person came back from there; `email` is where their code was sent, `codeUntil` how long it is valid. */
  newcomer: { identity: Identity; back: string | null; email?: string; codeUntil?: string }
  'passkey-new': Record<string, never>
  'passkey-in': Record<string, never>
  /** A code was sent to the customer's own address. */
  confirm: Record<string, never>
}
export type StepKind = keyof StepContents

/** Long enough to recover a forgotten password at the provider, or to find an email. */
const validMs: Readonly<Record<StepKind, number>> = {
  provider: 10 * 60_000,
  newcomer: 30 * 60_000,
  'passkey-new': 5 * 60_000,
  'passkey-in': 5 * 60_000,
  confirm: 10 * 60_000,
}

export interface Step<Kind extends StepKind> {
  hash: Buffer
  customerId: string | null
  contents: StepContents[Kind]
  code: Buffer | null
  tries: number
}

/** The browser and the time. `customerId`: the owner of the step, if somebody is logged in. */
export interface StepPlace {
  browser: string
  now: Date
  customerId?: string | null
}

/** Returns a token that must come back. It cannot be guessed and works only in this browser, once. */
export async function beginStep<Kind extends StepKind>(
  client: ClientBase | Pool,
  kind: Kind,
  contents: StepContents[Kind],
  { browser, now, customerId = null, code = null }: StepPlace & { code?: Buffer | null },
): Promise<string> {
  const token = newToken()
  await client.query(
    `insert into account.login_steps (hash, browser, kind, customer_id, contents, code, until) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[tokenHash(token), tokenHash(browser), kind, customerId, contents, code],
      new Date(now.getTime() + validMs[kind]),
    ],
  )
  return token
}

const columns = 'hash, customer_id as "customerId", contents, code, tries'

/** Reads and deletes the step of this token, so that it works once. */
export async function takeStep<Kind extends StepKind>(
  client: ClientBase | Pool,
  kind: Kind,
  token: string,
  { browser, now }: StepPlace,
): Promise<Step<Kind> | null> {
  if (!isToken(token) || !isToken(browser)) return null
  const { rows } = await client.query<Step<Kind>>(
    `delete from account.login_steps
     where hash = $1 and browser = $2 and kind = $3 and until > $4 returning ${columns}`,
    [tokenHash(token), tokenHash(browser), kind, now],
  )
  return rows[0] ?? null
}

/** The newest of its kind in this browser. */
export async function stepIn<Kind extends StepKind>(
  client: ClientBase | Pool,
  kind: Kind,
  { browser, now, customerId = null }: StepPlace,
): Promise<Step<Kind> | null> {
  if (!isToken(browser)) return null
  const { rows } = await client.query<Step<Kind>>(
    `select ${columns} from account.login_steps
     where browser = $1 and kind = $2 and until > $3 and customer_id is not distinct from $4 order by until desc limit 1`,
    [tokenHash(browser), kind, now, customerId],
  )
  return rows[0] ?? null
}

/** Whether it was still there: of two concurrent requests only one succeeds. */
export async function endStep(client: ClientBase, { hash }: Pick<Step<StepKind>, 'hash'>): Promise<boolean> {
  const { rowCount } = await client.query('delete from account.login_steps where hash = $1', [hash])
  return rowCount === 1
}
