import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import type { Step, StepKind } from './login-steps.ts'

/** With this many tries a six-digit code is guessed once in two hundred thousand times. */
const most = 5

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Keyed, because whoever reads the database could quickly try a million codes. */
export function codeHash(secret: string, browser: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`code of ${browser}:${code}`).digest()
}

/** People copy it with spaces. */
export function readCode(typed: string): string {
  return typed.replaceAll(/\s/g, '')
}

export type CodeTry = 'right' | 'wrong' | 'too-many'

/** Counted before the comparison, so that concurrent tries are all counted. */
export async function tryCode(
  pool: ClientBase | Pool,
  { hash, code }: Step<StepKind>,
  given: Buffer,
): Promise<CodeTry> {
  const { rows } = await pool.query<{ tries: number }>(
    'update account.login_steps set tries = tries + 1 where hash = $1 returning tries',
    [hash],
  )
  if ((rows[0]?.tries ?? most + 1) > most) return 'too-many'
  return code !== null && timingSafeEqual(code, given) ? 'right' : 'wrong'
}
