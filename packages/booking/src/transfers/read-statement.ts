import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { readAmount } from '../payments/own-amount.ts'
import { isMt940, readMt940 } from './read-mt940.ts'
import { bounded, type Statement, type StatementFault, statementOf } from './statement.ts'
import type { ReceivedTransfer } from './transfer.ts'

/** Names of the columns, in this order. Other CSV tables are refused. */
export const statementColumns = [
  'Data',
  'Kwota',
  'Nadawca',
  'Rachunek nadawcy',
  'Tytuł',
  'Numer referencyjny',
] as const

/**
 * Reads a bank statement: MT940, or a semicolon-separated table with a header. Amounts are in Polish format. Negative amounts
 * left the account and are ignored.
 */
export function readStatement(text: string): Statement {
  return isMt940(text) ? readMt940(text) : readTable(text)
}

function readTable(text: string): Statement {
  const lines = text.replace(/^\u{feff}/u, '').split(/\r?\n/)
  return statementOf(
    lines.flatMap((line, index) => {
      const cells = cellsOf(line)
      return line.trim() === '' || isHeading(cells) ? [] : { line: index + 1, read: readLine(cells) }
    }),
  )
}

function isHeading(cells: readonly string[]): boolean {
  return cells[0]?.toLowerCase() === statementColumns[0].toLowerCase()
}

function readLine(cells: readonly string[]): ReceivedTransfer | StatementFault | 'left' {
  if (/^\s*[-\u2212]/.test(cells[1] ?? '')) return 'left'
  if (cells.length < statementColumns.length) return 'columns'
  const [date = '', money = '', sender = '', account = '', title = '', reference = ''] = cells
  const receivedOn = readDay(date)
  if (!receivedOn) return 'date'
  const amount = readAmount(money.replace(/^\+/, ''))
  if (!amount) return 'amount'
  if (reference === '' || reference.length > 80) return 'reference'
  return bounded({ reference, amount, receivedOn, sender, title, account: account.replace(/\s/g, '') })
}

/** `2026-11-17` or `17.11.2026`. */
function readDay(text: string): IsoDay | null {
  const day = text.split('.').reverse().join('-')
  return isIsoDay(day) ? day : null
}

/** A value with a semicolon is quoted; quotes in it are doubled. */
function cellsOf(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)]
  return cells.map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}
