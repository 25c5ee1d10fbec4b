import type { Locale } from '@wojaz/travel/locale'

export const kindNames = ['blik', 'card', 'googlePay', 'applePay', 'payLater', 'bank'] as const
export type Kind = (typeof kindNames)[number]

interface Method {
  readonly kind: Kind
  /** PayU's code and Przelewy24's number of the method; null: not offered there. */
  readonly payu: string | null
  readonly p24: number | null
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
const open = { status: 'ENABLED', ...anyAmount } as const
const bank = { kind: 'bank', ...open } as const

/** The names are the providers' own. The limits, in grosze, are similar to real ones. Only Przelewy24 offers PayPo. */
function methods(locale: Locale): readonly Method[] {
  return [
    { ...open, kind: 'blik', payu: 'blik', p24: 154, name: 'BLIK', minAmount: 1, maxAmount: 2_000_000 },
    { ...open, kind: 'card', payu: 'c', p24: 218, name: card[locale] },
    { ...open, kind: 'googlePay', payu: 'ap', p24: 229, name: 'Google Pay' },
    { ...open, kind: 'applePay', payu: 'jp', p24: 239, name: 'Apple Pay' },
    { ...open, kind: 'payLater', payu: null, p24: 227, name: 'PayPo', minAmount: 500, maxAmount: 500_000 },
    { ...bank, payu: 'm', p24: 25, name: 'mBank' },
    { ...bank, payu: 'p', p24: 31, name: 'iPKO' },
    { ...bank, payu: 'i', p24: 112, name: 'ING', maxAmount: 5_000_000 },
    { ...bank, payu: 'o', p24: 26, name: 'Pekao' },
    { ...bank, payu: 'wm', p24: 85, name: 'Millennium', maxAmount: 1_500_000 },
    { ...bank, payu: 'as', p24: 88, name: 'Alior', status: 'TEMPORARY_DISABLED' },
    { ...bank, payu: 'nstb', p24: 222, name: 'Nest', status: 'DISABLED' },
  ]
}

export function payByLinks(locale: Locale, kinds: readonly Kind[] = kindNames) {
  return methods(locale).flatMap(({ kind, payu, name, status, minAmount, maxAmount }) =>
    payu !== null && kinds.includes(kind) ? { value: payu, name, status, minAmount, maxAmount } : [],
  )
}

const groups: Readonly<Record<Kind, string>> = {
  blik: 'Blik',
  card: 'Credit Card',
  googlePay: 'Wallet',
  applePay: 'Wallet',
  payLater: 'Installments',
  bank: 'FastTransfers',
}

/** The methods in Przelewy24's format. Its names are Polish or English. */
export function p24Methods(kinds: readonly Kind[]) {
  return methods('pl').flatMap(({ kind, p24, name, status }) =>
    p24 !== null && kinds.includes(kind)
      ? {
          name,
          id: p24,
          group: groups[kind],
          subgroup: groups[kind],
          status: status === 'ENABLED',
          imgUrl: '',
          mobileImgUrl: '',
          mobile: true,
          availabilityHours: { mondayToFriday: '00-24', saturday: '00-24', sunday: '00-24' },
        }
      : [],
  )
}

/** Finds the name by PayU's code or Przelewy24's number. */
export const methodName = (value: string, locale: Locale): string | undefined =>
  methods(locale).find(({ payu, p24 }) => payu === value || String(p24) === value)?.name
