import type { DayLine } from '@wojaz/booking/server'
import { formatTimestamp } from '@wojaz/travel/dates'
import { csvFile } from './csv.ts'
import { methodNames } from './words.ts'
import { zloty } from './zloty.ts'

/** Amounts are in złoty; refunds are negative. */
export function dailyReport(lines: readonly DayLine[]): string {
  return csvFile([
    ['Rodzaj', 'Czas', 'Zamówienie', 'Kwota', 'Sposób', 'Bramka', 'Identyfikator'],
    ...lines.map(({ kind, at, label, amount, method, gateway, id }) => [
      ...[kind === 'payment' ? 'wpłata' : 'zwrot', formatTimestamp(at), label],
      ...[zloty(kind === 'payment' ? amount : -amount), methodNames[method] ?? method, gateway, id],
    ]),
    ['Razem', '', '', zloty(totalOf(lines)), '', '', ''],
  ])
}

export function totalOf(lines: readonly DayLine[]): number {
  return lines.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0)
}
