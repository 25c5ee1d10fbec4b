import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Signs with SHA-384 over JSON, as Przelewy24 requires: named fields in an order that each call defines, then the CRC key.
 * Numbers stay numbers, and nothing is escaped without need. `JSON.stringify` writes exactly this.
 */
export function signFields(fields: Readonly<Record<string, string | number>>, crc: string): string {
  return createHash('sha384')
    .update(JSON.stringify({ ...fields, crc }), 'utf8')
    .digest('hex')
}

export function isSignOf(
  sign: unknown,
  fields: Readonly<Record<string, string | number>>,
  crc: string,
): boolean {
  const expected = Buffer.from(signFields(fields, crc))
  const given = Buffer.from(typeof sign === 'string' ? sign.toLowerCase() : '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
