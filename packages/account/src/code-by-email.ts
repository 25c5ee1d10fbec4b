import { inTransaction } from '@wojaz/database'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { codeEmail } from './account-emails.ts'
import { type AccountParts, asCustomer, type From, type LoggedIn } from './account-parts.ts'
import { holdCustomer, unlessGone } from './customer-gone.ts'
import type { CustomerRow } from './customers.ts'
import { loginCodes } from './login-codes.ts'
import { needsCode } from './unusual-login.ts'

/** The password was right, but the login needs a code. `attempt` is a token that the browser stores until then. */
export interface CodeNeeded {
  code: 'code-needed'
  attempt: string
}
export type AuthorizeRefusal = { code: 'code-wrong' } | { code: 'code-over' }
export type ResendRefusal = { code: 'code-over' } | { code: 'too-many-codes' }

/** Null if no code is needed. */
export type CodeWaits = (
  customer: CustomerRow,
  from: From,
) => Promise<CodeNeeded | { code: 'too-many-codes' } | null>

/** The second step of an unusual login: six digits sent to the mailbox. */
export function codeByEmail(parts: AccountParts) {
  const { pool, clock, secret, arrivals, passwords, asked, onEmails } = parts
  const codes = loginCodes(secret)

  /** A code is made only if its email may be sent; otherwise the previous code stays valid. */
  async function send(
    client: ClientBase,
    customerId: string,
    from: From,
    makeCode: () => Promise<string>,
  ): Promise<Outcome<null, { code: 'too-many-codes' }>> {
    await holdCustomer(client, customerId)
    const told = await parts.whomToTell(client, customerId)
    const wish = { topic: 'code', to: told.to, place: from.client } as const
    const email = async () => codeEmail({ ...told, digits: await makeCode() })
    const sent = await asked.queue(client, wish, email, clock())
    return sent.ok ? sent : refused({ code: 'too-many-codes' })
  }

  const askForCode: CodeWaits = async ({ id, email }, from) => {
    const { alwaysCode, isKnownPlace } = await arrivals.read(pool, id, from.client)
    const isKnownDevice = passwords.isKnownDevice(asCustomer(email, from))
    if (!needsCode({ alwaysCode, isKnownPlace, isKnownDevice })) return null
    let attempt = ''
    const sent = await inTransaction(pool, (client) =>
      send(client, id, from, async () => {
        const given = await codes.give(client, id, clock())
        attempt = given.attempt
        return given.code
      }),
    )
    if (!sent.ok) return sent.refusal
    onEmails()
    return { code: 'code-needed', attempt }
  }

  return {
    askForCode,

    async authorize({
      attempt,
      code,
      from,
    }: {
      attempt: string
      code: string
      from: From
    }): Promise<Outcome<LoggedIn, AuthorizeRefusal>> {
      const now = clock()
      const checked = await codes.check(pool, attempt, code, now)
      if (checked.is !== 'right') return refused({ code: `code-${checked.is}` })
      const loggedIn = await unlessGone(
        inTransaction(pool, (client) => parts.comeIn(client, checked.customerId, from, now)),
      )
      if (!loggedIn) return refused({ code: 'code-over' })
      onEmails()
      return accepted(loggedIn)
    },

    /** Sends another email for the same attempt; the previous code stops working. */
    async resendCode({
      attempt,
      from,
    }: {
      attempt: string
      from: From
    }): Promise<Outcome<null, ResendRefusal>> {
      const outcome = await inTransaction(pool, async (client): Promise<Outcome<null, ResendRefusal>> => {
        const customerId = await codes.whose(client, attempt, clock())
        if (customerId === null) return refused({ code: 'code-over' })
        return send(client, customerId, from, () => codes.giveAgain(client, attempt, clock()))
      })
      if (outcome.ok) onEmails()
      return outcome
    },
  }
}
