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

/** A key as it is kept. */
export interface KeptKey {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

/** Whether the challenge is ours, for this purpose, and not spent. */
type IsOurs = (challenge: string) => Promise<boolean>

const timeout = 5 * 60_000
/** Whose key it is has to be shown by finger, face or PIN: it stands for a password, or beside one. */
const userVerification = 'required'

/** What WebAuthn asks and answers, for the host of an address. Where keys and challenges are kept is the caller's. */
export function passkeyChecks(siteUrl: string) {
  const { hostname: rpID, origin } = new URL(siteUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    /** What the browser needs for a new key. */
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

    /** The key that was made; null: it is none of ours. */
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

    /** Whose key will answer is not known yet. */
    question: (challenge: string): Promise<PublicKeyCredentialRequestOptionsJSON> =>
      generateAuthenticationOptions({
        rpID,
        timeout,
        userVerification,
        challenge: bytesOf(challenge),
      }),

    /** How the key counts now; null: it was not this key, of this owner. */
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

/** The text is the challenge: its bytes are what the browser sends back as they are written here. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

/** Whatever is wrong with an answer is thrown there; to us it is one thing: no key of ours. */
async function quietly<Value>(verify: () => Promise<Value>): Promise<Value | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
