import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** As a power of two. 32 MB and some eighty milliseconds a guess: nothing for a guest, a lot for who tries a million. */
export const defaultCost = 15
const blockSize = 8
const keyLength = 32

/** Cost and salt stand beside the key: a password hashed at another cost can still be checked. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes as long for a customer who does not exist (null): the time of an answer tells nothing. */
export async function isPassword(password: string, hash: string | null, cost: number): Promise<boolean> {
  const [, ownCost, salt = '', key = ''] = shape.exec(hash ?? nobody(cost)) ?? []
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(ownCost))
  return timingSafeEqual(given, Buffer.from(key, 'base64url')) && hash !== null
}

const shape = /^scrypt\$(\d+)\$([\w-]{22})\$([\w-]{43})$/
const nobody = (cost: number) => `scrypt$${cost}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The same letters are the same password, whichever way a keyboard composes them. */
function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: 2 ** cost, r: blockSize, p: 1, maxmem: 256 * blockSize * 2 ** cost }
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
