import { createHmac, timingSafeEqual } from 'node:crypto'

// Codes of authenticator apps: RFC 6238 with the values that every app supports: SHA-1, six digits, 30 seconds.
const stepSeconds = 30
const digits = 6
/** Tolerates a clock that is half a minute off, or a code typed slowly. */
const stepsAround = 1

export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / stepSeconds)
}

/** RFC 4226: four bytes of the HMAC; its last four bits give the offset. */
export function codeOf(key: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The time step of a code; null if the code is wrong for the allowed steps, or its step is not later than the last used one. */
export function stepOfCode(key: Uint8Array, code: string, now: Date, lastStep: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const current = stepAt(now)
  const steps = Array.from({ length: 2 * stepsAround + 1 }, (_, index) => current - stepsAround + index)
  const found = steps.filter((step) => timingSafeEqual(Buffer.from(codeOf(key, step)), Buffer.from(code)))
  return found.find((step) => step > lastStep) ?? null
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: a key of 20 bytes is 32 characters. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** The `otpauth` address for an authenticator app. */
export function codeAddress(key: Uint8Array, { email, issuer }: { email: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const query = new URLSearchParams({
    secret: base32(key),
    issuer,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
