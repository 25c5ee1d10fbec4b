import { createHash, timingSafeEqual } from 'node:crypto'

const hashes: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-1': 'sha1', SHA1: 'sha1' }

/**
 * Verifies PayU's signature: a hash over the raw bytes of the body followed by the second key. It is not an HMAC, and the body
 * must not be parsed and written again. If the header names neither MD5 nor SHA-1, it is SHA-256.
 */
export function isSignedBy(secondKey: string, body: Buffer, header: string | undefined): boolean {
  const parts = new Map((header ?? '').split(';').map((part) => split(part.trim())))
  const signature = parts.get('signature') ?? ''
  const algorithm = (parts.get('algorithm') ?? '').toUpperCase()
  const expected = createHash(hashes[algorithm] ?? 'sha256')
    .update(body)
    .update(secondKey, 'utf8')
    .digest()
  if (!/^[\da-f]+$/i.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function split(part: string): [string, string] {
  const at = part.indexOf('=')
  return at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
}
