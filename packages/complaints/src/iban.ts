/** Lengths of the account numbers of our guests' countries; for others only the check digits are checked. */
const lengths: Readonly<Record<string, number>> = { PL: 28, CZ: 24, SK: 24, RO: 24, HU: 28, UA: 29, DE: 22 }

/** Without spaces, in capitals; 26 digits are a Polish account without its country code. */
export function plainIban(typed: string): string {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^\d{26}$/.test(plain) ? `PL${plain}` : plain
}

/** By ISO 13616: format, length if it is known, and the remainder modulo 97. */
export function isIban(plain: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false
  const length = lengths[plain.slice(0, 2)]
  if (length !== undefined && plain.length !== length) return false
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
