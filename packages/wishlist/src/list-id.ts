import { createHash, randomBytes } from 'node:crypto'

/** Nobody guesses 256 bits: who has the id has the list. */
export function newGuestId(): string {
  return randomBytes(32).toString('base64url')
}

export function isGuestId(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The list of a customer, on every device. No cookie can say this: ids of guests have another shape. */
export function customerList(uid: string): string {
  return `customer:${uid}`
}

/** As the database knows the owner of a list. */
export function ownerHash(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
