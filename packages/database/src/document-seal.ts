import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** An encryption key from the environment; its id is stored beside the encrypted bytes. */
export interface SealKey {
  readonly id: string
  /** 32 bytes. */
  readonly key: Buffer
}

export interface Sealed {
  keyId: string
  /** Nonce (12 bytes), tag (16), then the ciphertext. */
  bytes: Buffer
}

const nonceLength = 12
const tagLength = 16

export type DocumentSeal = ReturnType<typeof documentSeal>

/**
 * AES-256-GCM. The first key encrypts, all of them decrypt: put a new key in front, and remove the old one when nothing is
 * encrypted with it any more. `bound` is additional authenticated data that names the owner: bytes copied into another row cannot
 * be decrypted.
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

    /** Null if its key is gone or the bytes were changed. */
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
