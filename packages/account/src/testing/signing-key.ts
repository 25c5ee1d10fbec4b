import { createSign, generateKeyPairSync } from 'node:crypto'

const kid = 'a-key-for-tests'
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A key that signs ID tokens. All of them have the same key id, so that only the signature tells them apart. */
export function newSigningKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    jwk: { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' },
    sign(claims: object): string {
      const words = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`
      return `${words}.${createSign('RSA-SHA256').update(words).sign(privateKey, 'base64url')}`
    },
  }
}

export function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
