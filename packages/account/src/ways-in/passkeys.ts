import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { AccountParts, From, LoggedIn } from '../account-parts.ts'
import { type Customer, proveSession, type SignedIn } from '../sessions.ts'
import { beginStep, takeStep } from './login-steps.ts'
import { findKey, keysOf, type PasskeyKey, passkeyUsed, savePasskey } from './passkey-rows.ts'
import { writeNotice } from './ways-letters.ts'

export type PasskeyRefusal =
  | { code: 'passkey-refused' }
  | { code: 'passkey-known' }
  | { code: 'too-many-passkeys' }

/** More devices than anybody has. */
const mostPasskeys = 20
const timeout = 5 * 60_000
/** Whose key it is has to be shown by finger, face or PIN: it stands for a password. */
const userVerification = 'required'

/** Keys that a device keeps and its owner opens. A challenge is good once, for five minutes, in the browser that asked for it. */
export function passkeys(parts: AccountParts) {
  const { pool, clock, siteUrl, onLetters } = parts
  const { hostname: rpID, origin } = new URL(siteUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  const idOf = (customerId: string) => new TextEncoder().encode(customerId)

  function challengeTaken(kind: 'passkey-new' | 'passkey-in', browser: string, customerId: string | null) {
    return async (challenge: string) => {
      const step = await takeStep(pool, kind, challenge, { browser, now: clock() })
      return step !== null && step.customerId === customerId
    }
  }

  /** Whose key has answered, and how it counts now. */
  async function keyOf(browser: string, response: AuthenticationResponseJSON, customerId: string | null) {
    const key = await findKey(pool, response.id)
    const expectedChallenge = challengeTaken('passkey-in', browser, customerId)
    const handle = response.response.userHandle
    if (!key || (handle && !isHandleOf(handle, key))) return null
    const { credentialId: id, publicKey, counter, transports } = key
    const verified = await quietly(() =>
      verifyAuthenticationResponse({
        ...{ response, expectedChallenge, ...expected },
        credential: { id, publicKey: new Uint8Array(publicKey), counter, transports: transports as never },
      }),
    )
    if (!verified?.verified) return null
    const { newCounter, credentialBackedUp: isBackedUp } = verified.authenticationInfo
    return { key, used: { newCounter, isBackedUp } }
  }

  return {
    /** What the browser needs for a new key. */
    async beginPasskey(
      { id, email, firstName, lastName }: Customer,
      browser: string,
    ): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const challenge = await beginStep(pool, 'passkey-new', {}, { browser, now: clock(), customerId: id })
      const known = await keysOf(pool, id)
      return generateRegistrationOptions({
        ...{ rpName: 'Wojaż', rpID, timeout, attestationType: 'none' as const },
        ...{ userID: idOf(id), userName: email, userDisplayName: `${firstName} ${lastName}`.trim() || email },
        challenge: bytesOf(challenge),
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: transports as never,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification },
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
      const expectedChallenge = challengeTaken('passkey-new', browser, customerId)
      const verified = await quietly(() =>
        verifyRegistrationResponse({ ...{ response, expectedChallenge, ...expected } }),
      )
      if (!verified?.verified) return refused({ code: 'passkey-refused' })
      const { credential, credentialBackedUp: isBackedUp } = verified.registrationInfo
      const { id: credentialId, publicKey, counter, transports = [] } = credential
      const now = clock()
      const outcome = await inTransaction(
        pool,
        async (client): Promise<Outcome<{ id: string }, PasskeyRefusal>> => {
          const known = await client.query('select from account.passkeys where customer_id = $1', [
            customerId,
          ])
          if ((known.rowCount ?? 0) >= mostPasskeys) return refused({ code: 'too-many-passkeys' })
          const key = { customerId, credentialId, publicKey, counter, transports, isBackedUp, name }
          const id = await savePasskey(client, key, now)
          if (id === null) return refused({ code: 'passkey-known' })
          await writeNotice(parts, client, customerId, { kind: 'passkeyAdded', gaps: { name }, locale, now })
          return accepted({ id })
        },
      )
      onLetters()
      return outcome
    },

    /** Whose key will answer is not known yet; `customerId`: it has to be one of theirs. */
    async askPasskey(
      browser: string,
      customerId: string | null = null,
    ): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const challenge = await beginStep(pool, 'passkey-in', {}, { browser, now: clock(), customerId })
      return generateAuthenticationOptions({
        ...{ rpID, timeout, userVerification, challenge: bytesOf(challenge) },
      })
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
      onLetters()
      return outcome
    },

    /** Shows once more who they are. */
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

/** The token is the challenge: 32 bytes that the browser sends back as they are written here. */
function bytesOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(token, 'base64url'))
}

function isHandleOf(handle: string, { customerId }: PasskeyKey): boolean {
  return Buffer.from(handle, 'base64url').toString() === customerId
}

/** Whatever is wrong with an answer is thrown there; to us it is one thing: no key of ours. */
async function quietly<Value>(verify: () => Promise<Value>): Promise<Value | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
