import { randomInt } from 'node:crypto'

/** Ten digits by chance: from one number no other can be guessed. */
export function newComplaintNumber(): string {
  return `R${String(randomInt(10 ** 9, 10 ** 10))}`
}

export function isComplaintNumber(text: string): boolean {
  return /^R\d{10}$/.test(text)
}
