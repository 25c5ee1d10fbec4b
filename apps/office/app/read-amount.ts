/** Ten million złoty: more is a slip. */
const mostGrosze = 1_000_000_000

/** Złoty as they are typed, in grosze; null: nothing was typed; undefined: that is no amount. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.replace(/zł\s*$/i, '').replace(/\s/g, '')
  if (text === '') return null
  const [, whole, part = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const grosze = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return grosze > 0 && grosze <= mostGrosze ? grosze : undefined
}
