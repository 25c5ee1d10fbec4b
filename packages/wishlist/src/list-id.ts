import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits cannot be guessed: whoever has the id has the list. */
export function newGuestId(): string {
  return randomBytes(32).toString('base64url')
}

export function isGuestId(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The list of a customer, on every device. No cookie can contain it: ids of guests have another format. */
export function customerList(uid: string): string {
  return `customer:${uid}`
}

/** The owner of a list as stored in the database. */
export function ownerHash(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
