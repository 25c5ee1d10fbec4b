/** Why a guest cannot pay just this much; what may be paid is beside it. */
export type AmountFault = 'amount-missing' | 'amount-small' | 'amount-large' | 'amount-leaves-little'

/** The least of one payment unless the shop is told otherwise, in grosze: below it the bank earns more than the shop. */
export const usualLeast = 100_00

/**
 * Any amount up to the rest. Neither the payment nor what stays open after it is less than the least, so that the rest can always be paid;
 * all of the rest can be paid whatever it is. Null: nothing is wrong.
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

/** Złoty as people write them, `1 234,50 zł` or `1234.5`, in grosze. Null: that is no amount. */
export function readAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]|zł|pln/gi, '')
  const [, zloty, grosze = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  return zloty === undefined ? null : Number(zloty) * 100 + Number(grosze.padEnd(2, '0'))
}
