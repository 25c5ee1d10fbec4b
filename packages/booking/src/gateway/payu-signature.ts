import { createHash, timingSafeEqual } from 'node:crypto'

const hashes: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-1': 'sha1', SHA1: 'sha1' }

/**
 * PayU signs with a hash over the very bytes it sends and the second key behind them: no HMAC, and nothing that could be parsed and
 * written again. What names neither MD5 nor SHA-1 is SHA-256.
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
