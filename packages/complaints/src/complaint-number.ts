import { randomInt } from 'node:crypto'

/** Ten random digits: no other number can be guessed from one. */
export function newComplaintNumber(): string {
  return `R${String(randomInt(10 ** 9, 10 ** 10))}`
}

export function isComplaintNumber(text: string): boolean {
  return /^R\d{10}$/.test(text)
}
