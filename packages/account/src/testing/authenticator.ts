import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Authenticator flags of WebAuthn: user present, user verified, backup eligible, backed up, key included. */
const [userThere, userVerified, mayBeCopied, isCopied, hasKey] = [0x01, 0x04, 0x08, 0x10, 0x40]

interface Manner {
  /** A page of another origin. */
  origin?: string
  rpId?: string
  /** Finger or PIN was not asked for. */
  isUnverified?: boolean
  counter?: number
  userHandle?: string
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A passkey in software that can answer rightly or wrongly, as a test needs it. */
export function newAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let handle = ''
  let uses = 0

  function facts(manner: Manner, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(manner.counter ?? uses)
    const verified = manner.isUnverified ? 0 : userVerified
    const state = userThere | verified | mayBeCopied | isCopied | flags
    return Buffer.concat([sha256(manner.rpId ?? rpId), Buffer.from([state]), counter])
  }

  const clientData = (type: string, challenge: string, manner: Manner) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: manner.origin ?? origin, crossOrigin: false }))

  const named = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    make({ challenge, user }: { challenge: string; user: { id: string } }, manner: Manner = {}) {
      handle = user.id
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([facts(manner, hasKey), Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      const response = {
        clientDataJSON: text(clientData('webauthn.create', challenge, manner)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal' as const],
      }
      return { ...named, response }
    },

    answer({ challenge }: { challenge: string }, manner: Manner = {}) {
      uses += 1
      const data = facts(manner, 0)
      const client = clientData('webauthn.get', challenge, manner)
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: manner.userHandle ?? handle,
      }
      return { ...named, response }
    },
  }
}
