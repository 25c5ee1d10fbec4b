import type { SalesGroup, SalesLine } from '@wojaz/booking/server'
import { formatMoney } from '@wojaz/travel/money'
import { counted } from './counted.ts'
import { csvFile } from './csv.ts'
import { numbersWords } from './numbers-words.ts'
import { dayText } from './parts/said-values.tsx'
import { zloty } from './zloty.ts'

/** '17.11.2026', 'tydzień od 16.11.2026', '11.2026', or the name of a place. */
export function lineName({ key, name }: Pick<SalesLine, 'key' | 'name'>, by: SalesGroup): string {
  if (by === 'day') return dayText(key)
  if (by === 'week') return `tydzień od ${dayText(key)}`
  if (by === 'month') return dayText(key).slice(3)
  if (key === '') return by === 'airport' ? numbersWords.ownTransport : numbersWords.nowhere
  return name ?? key
}

/** A short name that fits below a column. */
export function shortName(line: Pick<SalesLine, 'key' | 'name'>, by: SalesGroup): string {
  return by === 'day' || by === 'week' ? dayText(line.key).slice(0, 5) : lineName(line, by)
}

export function salesTotal(lines: readonly SalesLine[]): SalesLine {
  const sum = (of: (line: SalesLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  return {
    key: '',
    name: numbersWords.total,
    orders: sum(({ orders }) => orders),
    people: sum(({ people }) => people),
    turnover: sum(({ turnover }) => turnover),
    cancelledOrders: sum(({ cancelledOrders }) => cancelledOrders),
    cancelledTurnover: sum(({ cancelledTurnover }) => cancelledTurnover),
  }
}

/** Describes the chart in a sentence. */
export function salesSummary(lines: readonly SalesLine[], by: SalesGroup): string {
  const { orders, turnover } = salesTotal(lines)
  const [best] = lines.toSorted((one, other) => other.turnover - one.turnover)
  if (!best || orders === 0) return 'Nic nie sprzedano.'
  const sold = counted(orders, 'zamówienie', 'zamówienia', 'zamówień')
  return `${sold}, ${formatMoney(turnover)}. Najwięcej: ${lineName(best, by)}, ${formatMoney(best.turnover)}.`
}

export function salesFile(lines: readonly SalesLine[], by: SalesGroup): string {
  const row = (name: string, line: SalesLine) => [
    ...[name, line.orders, line.people, zloty(line.turnover)],
    ...[line.cancelledOrders, zloty(line.cancelledTurnover)],
  ]
  return csvFile([
    ['Co', 'Zamówienia', 'Osoby', 'Obrót', 'Odwołane', 'Obrót odwołanych'],
    ...lines.map((line) => row(lineName(line, by), line)),
    row(numbersWords.total, salesTotal(lines)),
  ])
}
