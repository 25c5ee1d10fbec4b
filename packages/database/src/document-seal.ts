import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A key from the environment: its name stands beside what it has sealed. */
export interface SealKey {
  readonly id: string
  /** 32 bytes. */
  readonly key: Buffer
}

export interface Sealed {
  keyId: string
  /** Nonce (12 bytes), tag (16), then what is sealed. */
  bytes: Buffer
}

const nonceLength = 12
const tagLength = 16

export type DocumentSeal = ReturnType<typeof documentSeal>

/**
 * AES-256-GCM. The first key seals, all of them open: a new key is put in front, and the old one goes when nothing is sealed by it any
 * more. `bound` names whose it is: moved into another row it opens for nobody.
 */
export function documentSeal(keys: readonly SealKey[]) {
  const [current] = keys
  if (!current) throw new Error('Without a key no document can be kept.')
  return {
    keyId: current.id,

    seal(contents: string | Uint8Array, bound: string): Sealed {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(bound))
      const plain = typeof contents === 'string' ? Buffer.from(contents) : contents
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return { keyId: current.id, bytes: Buffer.concat([nonce, cipher.getAuthTag(), sealed]) }
    },

    /** Null: its key is gone, or somebody has changed it. */
    open({ keyId, bytes }: Sealed, bound: string): Buffer | null {
      const found = keys.find(({ id }) => id === keyId)
      if (!found || bytes.length < nonceLength + tagLength) return null
      const nonce = bytes.subarray(0, nonceLength)
      const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
      const decipher = createDecipheriv('aes-256-gcm', found.key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(bound))
        .setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
      } catch {
        return null
      }
    },
  }
}
