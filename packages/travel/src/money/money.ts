export const currencySymbols = { PLN: 'zł', EUR: '€', CZK: 'Kč', RON: 'RON', HUF: 'Ft' } as const

export type Currency = keyof typeof currencySymbols

const nbsp = '\u00a0'

/**
 * '1 234 zł' from 123400 hundredths. Not made with Intl, which does not group Polish thousands below 10 000 and uses different
 * spaces per language.
 */
export function formatMoney(grosze: number, currency: Currency = 'PLN'): string {
  if (!Number.isFinite(grosze)) throw new RangeError(`${grosze} is not an amount of money`)
  const amount = Math.abs(Math.round(grosze))
  const rest = amount % 100
  const sign = Math.round(grosze) < 0 ? '-' : ''
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
  return `${sign}${groupThousands((amount - rest) / 100)}${fraction}${nbsp}${currencySymbols[currency]}`
}

/** Groups by three digits from the right with a non-breaking space. */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, nbsp)
}
