/** Countries whose accounts our guests have, with the length of theirs; of others only the check digits are looked at. */
const lengths: Readonly<Record<string, number>> = { PL: 28, CZ: 24, SK: 24, RO: 24, HU: 28, UA: 29, DE: 22 }

/** Without spaces, in capitals; 26 digits are a Polish account as Poles write it. */
export function plainIban(typed: string): string {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^\d{26}$/.test(plain) ? `PL${plain}` : plain
}

/** By ISO 13616: its shape, its length where it is known, and the remainder of 97. */
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
