/** Why this amount cannot be paid. The allowed range is returned with it. */
export type AmountFault = 'amount-missing' | 'amount-small' | 'amount-large' | 'amount-leaves-little'

/** Default of the smallest payment, in grosze: below it the bank earns more than the shop. */
export const usualLeast = 100_00

/**
 * Checks an amount up to the rest. Neither the payment nor the rest after it may be below the minimum, so that the rest can
 * always be paid. The whole rest can always be paid. Returns null when the amount is valid.
 */
export function amountFault(
  amount: number | null,
  { rest, least }: { readonly rest: number; readonly least: number },
): AmountFault | null {
  if (amount === null || !Number.isSafeInteger(amount)) return 'amount-missing'
  if (amount > rest) return 'amount-large'
  if (amount === rest) return null
  if (amount < least) return 'amount-small'
  return rest - amount < least ? 'amount-leaves-little' : null
}

/** Reads złoty as people write them, `1 234,50 zł` or `1234.5`, into grosze. Returns null when it is not an amount. */
export function readAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]|zł|pln/gi, '')
  const [, zloty, grosze = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  return zloty === undefined ? null : Number(zloty) * 100 + Number(grosze.padEnd(2, '0'))
}
