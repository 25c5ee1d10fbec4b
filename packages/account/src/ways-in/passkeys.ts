import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { AccountParts, From, LoggedIn } from '../account-parts.ts'
import { type Customer, proveSession, type SignedIn } from '../sessions.ts'
import { beginStep, takeStep } from './login-steps.ts'
import { passkeyChecks } from './passkey-checks.ts'
import { findKey, keysOf, passkeyUsed, savePasskey } from './passkey-rows.ts'
import { writeNotice } from './ways-emails.ts'

export type PasskeyRefusal =
  | { code: 'passkey-refused' }
  | { code: 'passkey-known' }
  | { code: 'too-many-passkeys' }

/** More than the devices of any customer. */
const mostPasskeys = 20

/** Passkeys of customers. A challenge works once, for five minutes, in the browser that requested it. */
export function passkeys(parts: AccountParts) {
  const { pool, clock, siteUrl, onEmails } = parts
  const checks = passkeyChecks(siteUrl)

  function challengeTaken(kind: 'passkey-new' | 'passkey-in', browser: string, customerId: string | null) {
    return async (challenge: string) => {
      const step = await takeStep(pool, kind, challenge, { browser, now: clock() })
      return step !== null && step.customerId === customerId
    }
  }

  /** The key that answered, with its new counter. */
  async function keyOf(browser: string, response: AuthenticationResponseJSON, customerId: string | null) {
    const key = await findKey(pool, response.id)
    const isOurs = challengeTaken('passkey-in', browser, customerId)
    const used = key && (await checks.answered(response, { ...key, ownerId: key.customerId }, isOurs))
    return key && used ? { key, used } : null
  }

  return {
    /** The options for creating a new key. */
    async beginPasskey(
      { id, email, firstName, lastName }: Customer,
      browser: string,
    ): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const challenge = await beginStep(pool, 'passkey-new', {}, { browser, now: clock(), customerId: id })
      const displayName = `${firstName} ${lastName}`.trim() || email
      return checks.newKey({
        owner: { id, name: email, displayName },
        challenge,
        known: await keysOf(pool, id),
      })
    },

    async addPasskey(
      { id: customerId }: Pick<Customer, 'id'>,
      {
        browser,
        response,
        name,
        locale,
      }: { browser: string; response: RegistrationResponseJSON; name: string; locale: Locale },
    ): Promise<Outcome<{ id: string }, PasskeyRefusal>> {
      const made = await checks.made(response, challengeTaken('passkey-new', browser, customerId))
      if (!made) return refused({ code: 'passkey-refused' })
      const now = clock()
      const outcome = await inTransaction(
        pool,
        async (client): Promise<Outcome<{ id: string }, PasskeyRefusal>> => {
          const known = await client.query('select from account.passkeys where customer_id = $1', [
            customerId,
          ])
          if ((known.rowCount ?? 0) >= mostPasskeys) return refused({ code: 'too-many-passkeys' })
          const id = await savePasskey(client, { ...made, customerId, name }, now)
          if (id === null) return refused({ code: 'passkey-known' })
          await writeNotice(parts, client, customerId, { kind: 'passkeyAdded', gaps: { name }, locale, now })
          return accepted({ id })
        },
      )
      onEmails()
      return outcome
    },

    /** The options for a login; the owner of the key is not known yet. With `customerId` it must be one of theirs. */
    async askPasskey(
      browser: string,
      customerId: string | null = null,
    ): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const challenge = await beginStep(pool, 'passkey-in', {}, { browser, now: clock(), customerId })
      return checks.question(challenge)
    },

    async logInByPasskey(
      browser: string,
      response: AuthenticationResponseJSON,
      from: From,
    ): Promise<Outcome<LoggedIn, PasskeyRefusal>> {
      const found = await keyOf(browser, response, null)
      if (!found) return refused({ code: 'passkey-refused' })
      const outcome = await inTransaction(
        pool,
        async (client): Promise<Outcome<LoggedIn, PasskeyRefusal>> => {
          const now = clock()
          if (!(await passkeyUsed(client, found.key, { ...found.used, now })))
            return refused({ code: 'passkey-refused' })
          return accepted(await parts.comeIn(client, found.key.customerId, from, now))
        },
      )
      onEmails()
      return outcome
    },

    /** Proves again who the customer is. */
    async confirmByPasskey(
      { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
      browser: string,
      response: AuthenticationResponseJSON,
    ): Promise<Outcome<null, PasskeyRefusal>> {
      const found = await keyOf(browser, response, id)
      if (found?.key.customerId !== id) return refused({ code: 'passkey-refused' })
      const now = clock()
      const isUsed = await inTransaction(pool, (client) =>
        passkeyUsed(client, found.key, { ...found.used, now }),
      )
      if (!isUsed) return refused({ code: 'passkey-refused' })
      await proveSession(pool, sessionId, now)
      return accepted(null)
    },
  }
}
