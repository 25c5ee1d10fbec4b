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

/** A passkey as it is stored. */
export interface KeptKey {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

/** Whether the challenge is ours, for this purpose, and unused. */
type IsOurs = (challenge: string) => Promise<boolean>

const timeout = 5 * 60_000
/** The owner must show finger, face or PIN: the key replaces a password or is a second factor. */
const userVerification = 'required'

/** The WebAuthn options and checks for the host of an address. The caller stores keys and challenges. */
export function passkeyChecks(siteUrl: string) {
  const { hostname: rpID, origin } = new URL(siteUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    /** The options for creating a new key. */
    newKey: (wish: {
      owner: { id: string; name: string; displayName: string }
      challenge: string
      known: readonly Pick<KeptKey, 'credentialId' | 'transports'>[]
    }): Promise<PublicKeyCredentialCreationOptionsJSON> =>
      generateRegistrationOptions({
        rpName: 'Wojaż',
        rpID,
        timeout,
        attestationType: 'none' as const,
        userID: new TextEncoder().encode(wish.owner.id),
        userName: wish.owner.name,
        userDisplayName: wish.owner.displayName,
        challenge: bytesOf(wish.challenge),
        excludeCredentials: wish.known.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: transports as never,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification },
      }),

    /** The key that was created; null if the response is not valid. */
    async made(
      response: RegistrationResponseJSON,
      expectedChallenge: IsOurs,
    ): Promise<(KeptKey & { readonly isBackedUp: boolean }) | null> {
      const verified = await quietly(() =>
        verifyRegistrationResponse({ response, expectedChallenge, ...expected }),
      )
      if (!verified?.verified) return null
      const { credential, credentialBackedUp: isBackedUp } = verified.registrationInfo
      const { id: credentialId, publicKey, counter, transports = [] } = credential
      return { credentialId, publicKey, counter, transports, isBackedUp }
    },

    /** The options for a login; the owner of the key is not known yet. */
    question: (challenge: string): Promise<PublicKeyCredentialRequestOptionsJSON> =>
      generateAuthenticationOptions({
        rpID,
        timeout,
        userVerification,
        challenge: bytesOf(challenge),
      }),

    /** The new counter of the key; null if it was not this key of this owner. */
    async answered(
      response: AuthenticationResponseJSON,
      { ownerId, ...key }: KeptKey & { readonly ownerId: string },
      expectedChallenge: IsOurs,
    ): Promise<{ readonly newCounter: number; readonly isBackedUp: boolean } | null> {
      const handle = response.response?.userHandle
      if (handle && Buffer.from(handle, 'base64url').toString() !== ownerId) return null
      const { credentialId: id, publicKey, counter, transports } = key
      const verified = await quietly(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge,
          ...expected,
          credential: { id, publicKey: new Uint8Array(publicKey), counter, transports: transports as never },
        }),
      )
      if (!verified?.verified) return null
      const { newCounter, credentialBackedUp: isBackedUp } = verified.authenticationInfo
      return { newCounter, isBackedUp }
    },
  }
}

/** The challenge is passed as bytes; the browser sends the same bytes back as base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

/** The library throws for every invalid response; for the caller they are all the same: no valid key. */
async function quietly<Value>(verify: () => Promise<Value>): Promise<Value | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
