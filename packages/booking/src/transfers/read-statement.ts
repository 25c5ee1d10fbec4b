import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { readAmount } from '../payments/own-amount.ts'
import type { ReceivedTransfer } from './transfer.ts'

/** Names of the columns, in this order: the one format that is taken. */
export const statementColumns = [
  'Data',
  'Kwota',
  'Nadawca',
  'Rachunek nadawcy',
  'Tytuł',
  'Numer referencyjny',
] as const

export type StatementFault = 'columns' | 'date' | 'amount' | 'reference'

export interface Statement {
  readonly transfers: readonly ReceivedTransfer[]
  /** Lines that could not be read, counted from one as an editor does. */
  readonly faults: readonly { readonly line: number; readonly fault: StatementFault }[]
  /** Lines of money that left the account. */
  readonly left: number
}

/**
 * A bank's statement: a table by semicolons, its first line names the columns. Amounts as Poles write them; what begins with a minus left the
 * account and is no matter of ours. The same reference twice is the same money once.
 */
export function readStatement(text: string): Statement {
  const lines = text.replace(/^\u{feff}/u, '').split(/\r?\n/)
  const transfers = new Map<string, ReceivedTransfer>()
  const faults: { line: number; fault: StatementFault }[] = []
  let left = 0
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line)
    if (line.trim() === '' || isHeading(cells)) continue
    if (/^\s*[-\u2212]/.test(cells[1] ?? '')) {
      left += 1
      continue
    }
    const read = readLine(cells)
    if (typeof read === 'string') faults.push({ line: index + 1, fault: read })
    else if (!transfers.has(read.reference)) transfers.set(read.reference, read)
  }
  return { transfers: [...transfers.values()], faults, left }
}

function isHeading(cells: readonly string[]): boolean {
  return cells[0]?.toLowerCase() === statementColumns[0].toLowerCase()
}

function readLine(cells: readonly string[]): ReceivedTransfer | StatementFault {
  if (cells.length < statementColumns.length) return 'columns'
  const [date = '', money = '', sender = '', account = '', title = '', reference = ''] = cells
  const receivedOn = readDay(date)
  if (!receivedOn) return 'date'
  const amount = readAmount(money.replace(/^\+/, ''))
  if (!amount) return 'amount'
  if (reference === '' || reference.length > 80) return 'reference'
  return {
    ...{ reference, amount, receivedOn, sender: sender.slice(0, 200), title: title.slice(0, 300) },
    account: account.replace(/\s/g, '').slice(0, 40) || null,
  }
}

/** `2026-11-17` or `17.11.2026`. */
function readDay(text: string): IsoDay | null {
  const day = text.split('.').reverse().join('-')
  return isIsoDay(day) ? day : null
}

/** Quoted where a value has a semicolon; quotes in it are doubled. */
function cellsOf(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)]
  return cells.map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}
