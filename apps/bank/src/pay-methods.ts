import type { Locale } from '@wojaz/travel/locale'

interface PayByLink {
  readonly value: string
  readonly name: string
  readonly status: 'ENABLED' | 'DISABLED' | 'TEMPORARY_DISABLED'
  readonly minAmount: number
  readonly maxAmount: number
}

const card: Readonly<Record<Locale, string>> = {
  pl: 'Karta płatnicza',
  cs: 'Platební karta',
  ro: 'Card bancar',
  hu: 'Bankkártya',
  uk: 'Платіжна картка',
}

const anyAmount = { minAmount: 50, maxAmount: 99_999_999 }

/** The values are PayU's own; the limits such as banks set them. In grosze. */
export function payByLinks(locale: Locale): readonly PayByLink[] {
  return [
    { value: 'blik', name: 'BLIK', status: 'ENABLED', minAmount: 1, maxAmount: 2_000_000 },
    { value: 'c', name: card[locale], status: 'ENABLED', ...anyAmount },
    { value: 'm', name: 'mBank', status: 'ENABLED', ...anyAmount },
    { value: 'p', name: 'iPKO', status: 'ENABLED', ...anyAmount },
    { value: 'i', name: 'ING', status: 'ENABLED', minAmount: 50, maxAmount: 5_000_000 },
    { value: 'o', name: 'Pekao', status: 'ENABLED', ...anyAmount },
    { value: 'wm', name: 'Millennium', status: 'ENABLED', minAmount: 50, maxAmount: 1_500_000 },
    { value: 'as', name: 'Alior', status: 'TEMPORARY_DISABLED', ...anyAmount },
    { value: 'nstb', name: 'Nest', status: 'DISABLED', ...anyAmount },
  ]
}

export const methodName = (value: string, locale: Locale): string | undefined =>
  payByLinks(locale).find((method) => method.value === value)?.name
