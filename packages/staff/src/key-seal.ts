import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

export type KeySeal = ReturnType<typeof keySeal>

/**
 * AES-256-GCM with a key derived from the shop's secret: the database alone is not enough to make codes or read saved questions.
 */
export function keySeal(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `staff ${purpose}`, 32))
  return {
    seal(plain: Uint8Array): Buffer {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },

    /** Null if the secret is another one or the bytes were changed. */
    open(bytes: Buffer): Buffer | null {
      if (bytes.length < nonceLength + tagLength) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      }).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
      } catch {
        return null
      }
    },
  }
}
