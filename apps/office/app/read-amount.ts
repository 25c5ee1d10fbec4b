/** Ten million złoty. A larger amount must be a typing error. */
const mostGrosze = 1_000_000_000

/** Reads złoty and returns grosze. Null: the field is empty; undefined: it is not an amount. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.replace(/zł\s*$/i, '').replace(/\s/g, '')
  if (text === '') return null
  const [, whole, part = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const grosze = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return grosze > 0 && grosze <= mostGrosze ? grosze : undefined
}
