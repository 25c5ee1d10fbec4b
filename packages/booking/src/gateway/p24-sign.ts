import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Przelewy24 signs with SHA-384 over JSON: named fields in an order of their own for each call, the CRC key behind them. Numbers are
 * numbers there and words are words, nothing is escaped that need not be: exactly what `JSON.stringify` writes.
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
