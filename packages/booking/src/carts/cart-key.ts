import { createHash, randomBytes } from 'node:crypto'

const bytes = (count: number) => randomBytes(count).toString('base64url')

/** Used in URLs. It does not give access to the cart. */
export const newCartId = () => bytes(9)
export const newCartKey = () => bytes(16)

export function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
