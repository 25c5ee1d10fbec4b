import type { SalesGroup } from '@wojaz/booking/server'

export const numbersWords = {
  from: 'Od',
  to: 'Do',
  show: 'Pokaż',
  csv: 'Pobierz CSV',
  ownTransport: 'dojazd własny',
  nowhere: 'inne',
  total: 'Razem',
} as const

export const salesGroupNames: Readonly<Record<SalesGroup, string>> = {
  day: 'dni',
  week: 'tygodnie',
  month: 'miesiące',
  destination: 'kierunki',
  airport: 'lotniska',
}

/** The steps of the funnel, by the names of the event counts. */
export const funnelStepNames = {
  list: 'lista wyników',
  card: 'karta hotelu',
  checkout: 'rezerwacja: dane i dodatki',
  payment: 'strona płatności',
  success: 'podziękowanie po wpłacie',
} as const

export const orderStepNames = {
  carts: 'otwarte koszyki',
  placed: 'złożone zamówienia',
  confirmed: 'opłacone zamówienia',
} as const
