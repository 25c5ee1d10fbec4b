import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { type AccountParts, asCustomer, type From, type LoggedIn } from '../account-parts.ts'
import { holdCustomer, unlessGone } from '../customer-gone.ts'
import { findCustomer } from '../customers.ts'
import type { TryRefusal } from '../passwords/open-passwords.ts'
import { linkIdentity, openCustomer } from './identities.ts'
import { endStep, type Step, stepIn } from './login-steps.ts'
import type { Identity, ProviderName } from './providers/identity-provider.ts'
import { codeHash, newCode, readCode, tryCode } from './step-code.ts'
import { newcomerCodeEmail, writeLinked } from './ways-emails.ts'

/** The open question to a guest who came from an identity provider. */
export interface Question {
  provider: ProviderName
  /** `password`: of the account with their address; `address`: their own; `code`: the one sent there. */
  of: 'password' | 'address' | 'code'
  email: string | null
}

export type NewcomerRefusal =
  | TryRefusal
  | { code: 'login-step-over' }
  | { code: 'password-wrong' }
  | { code: 'code-wrong' }
  | { code: 'identity-taken' }

type Come = Outcome<LoggedIn & { back: string | null }, NewcomerRefusal>
type Newcomer = Step<'newcomer'>

const codeForMs = 10 * 60_000

/**
 * Guests from an identity provider whose address is not proven or already has an account. An address alone opens no account: its
 * password or a code sent to it is required. A code is valid only in the browser that requested it, so a victim who is tricked
 * into opening a code email lets nobody in.
 */
export function newcomers(parts: AccountParts) {
  const { pool, clock, passwords, secret, onEmails } = parts
  const newcomerIn = (browser: string) => stepIn(pool, 'newcomer', { browser, now: clock() })

  async function comeIn(
    step: Newcomer,
    { locale, from }: { locale: Locale; from: From },
    accountOf: (
      client: ClientBase,
      identity: Identity,
      now: Date,
    ) => Promise<{ id: string; isOpened: boolean }>,
  ): Promise<Come> {
    const { identity, back } = step.contents
    const linking = inTransaction(pool, async (client): Promise<Come> => {
      const now = clock()
      if (!(await endStep(client, step))) return refused({ code: 'login-step-over' })
      const { id, isOpened } = await accountOf(client, identity, now)
      await holdCustomer(client, id)
      const { owner, isNew } = await linkIdentity(client, id, identity, now)
      if (owner !== id) return refused({ code: 'identity-taken' })
      if (isNew && !isOpened) await writeLinked(parts, client, id, { identity, locale, now })
      return accepted({ ...(await parts.comeIn(client, id, from, now, { isTold: true })), back })
    })
    const come = (await unlessGone(linking)) ?? refused({ code: 'login-step-over' })
    onEmails()
    return come
  }

  return {
    async question(browser: string): Promise<Question | null> {
      const step = await newcomerIn(browser)
      if (!step) return null
      const { identity, email: asked } = step.contents
      const { provider, email, isEmailProven } = identity
      if (asked !== undefined) return { provider, of: 'code', email: asked }
      const owner = email !== null && isEmailProven ? await findCustomer(pool, email) : null
      return { provider, of: owner?.passwordHash ? 'password' : 'address', email }
    },

    /** Checks the password of the account that has their address. */
    async joinByPassword(
      browser: string,
      password: string,
      wish: { locale: Locale; from: From },
    ): Promise<Come> {
      const step = await newcomerIn(browser)
      const { email = null, isEmailProven = false } = step?.contents.identity ?? {}
      if (!step || email === null || !isEmailProven) return refused({ code: 'login-step-over' })
      const find = () => findCustomer(pool, email)
      const found = await passwords.ownerOf(asCustomer(email, wish.from), password, find)
      if (!found.ok) return found
      const owner = found.value
      if (owner?.state !== 'active') return refused({ code: 'password-wrong' })
      return comeIn(step, wish, async () => ({ id: owner.id, isOpened: false }))
    },

    /** Sends a code to any address; whether it has an account is said only in its mailbox. */
    async sendNewcomerCode(
      browser: string,
      email: string,
      { locale, from }: { locale: Locale; from: From },
    ): Promise<Outcome<null, { code: 'login-step-over' }>> {
      const step = await newcomerIn(browser)
      if (!step) return refused({ code: 'login-step-over' })
      const now = clock()
      await inTransaction(pool, async (client) => {
        const asked = {
          ...step.contents,
          email,
          codeUntil: new Date(now.getTime() + codeForMs).toISOString(),
        }
        // If no email may be sent, no code exists that could be guessed.
        await save(client, step, asked, null)
        await parts.write(client, { email }, { from: from.client, now }, async () => {
          const code = newCode()
          await save(client, step, asked, codeHash(secret, browser, code))
          const owner = await findCustomer(client, email)
          const { provider } = step.contents.identity
          return newcomerCodeEmail({ email, provider, code, locale, hasAccount: owner?.state === 'active' })
        })
      })
      onEmails()
      return accepted(null)
    },

    /** For an address that was mistyped or is not wanted any more. */
    async forgetNewcomerAddress(browser: string): Promise<void> {
      const step = await newcomerIn(browser)
      if (!step) return
      const { email: _, codeUntil: __, ...contents } = step.contents
      await save(pool, step, contents, null)
    },

    async joinByCode(browser: string, typed: string, wish: { locale: Locale; from: From }): Promise<Come> {
      const step = await newcomerIn(browser)
      const email = step?.contents.email
      if (!step || email === undefined) return refused({ code: 'login-step-over' })
      const isOver = new Date(step.contents.codeUntil ?? 0) <= clock()
      const judged = await tryCode(pool, step, codeHash(secret, browser, readCode(typed)))
      if (judged === 'too-many') return refused({ code: 'too-many-attempts' })
      if (judged === 'wrong' || isOver) return refused({ code: 'code-wrong' })
      return comeIn(step, wish, async (client, identity, now) => {
        const opened = await openCustomer(client, { ...identity, email }, { locale: wish.locale, now })
        const id = opened ?? (await findCustomer(client, email))?.id
        if (!id) throw new Error('A customer vanished while coming in.')
        return { id, isOpened: opened !== null }
      })
    },
  }
}

async function save(
  client: Pick<ClientBase, 'query'>,
  { hash }: Newcomer,
  contents: Newcomer['contents'],
  code: Buffer | null,
): Promise<void> {
  await client.query('update account.login_steps set contents = $2, code = $3 where hash = $1', [
    hash,
    contents,
    code,
  ])
}
