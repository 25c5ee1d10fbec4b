import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

export type KeySeal = ReturnType<typeof keySeal>

/** AES-256-GCM under a key of the shop's secret: who reads the database alone can make no codes and read no questions. */
export function keySeal(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `staff ${purpose}`, 32))
  return {
    seal(plain: Uint8Array): Buffer {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },

    /** Null: the secret is another one, or somebody has changed it. */
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
