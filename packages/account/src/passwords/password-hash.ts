import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyWish } from './hash-thread.ts'

/**
 * As a power of two. 32 MB and some eighty milliseconds per guess: nothing for a guest, much for an attacker with a million
 * guesses.
 */
export const defaultCost = 15
const keyLength = 32

type MakeKey = (wish: KeyWish) => Promise<Buffer>

/** Cost and salt are stored beside the key, so that a password hashed at another cost can still be checked. */
export async function hashPassword(makeKey: MakeKey, password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await makeKey(wishOf(password, salt, cost))
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes as long for a customer who does not exist (null), so that response times reveal nothing. */
export async function isPassword(
  makeKey: MakeKey,
  password: string,
  hash: string | null,
  cost: number,
): Promise<boolean> {
  const [, ownCost, salt = '', key = ''] = shape.exec(hash ?? nobody(cost)) ?? []
  const given = await makeKey(wishOf(password, Buffer.from(salt, 'base64url'), Number(ownCost)))
  return timingSafeEqual(given, Buffer.from(key, 'base64url')) && hash !== null
}

const shape = /^scrypt\$(\d+)\$([\w-]{22})\$([\w-]{43})$/
const nobody = (cost: number) => `scrypt$${cost}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Normalised, because keyboards compose the same letters in different ways. */
function wishOf(password: string, salt: Buffer, cost: number): KeyWish {
  return { how: 'scrypt', password: password.normalize('NFC'), salt, length: keyLength, cost }
}
