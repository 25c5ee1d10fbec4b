import type { PrintedList } from '@wojaz/booking/server'
import { csvFile } from '../csv.ts'

/** One column of a list: the same words on the screen, in the file and on paper. */
export interface ListColumn<Row> {
  readonly label: string
  /** Of the width of the paper; together they make one. */
  readonly share: number
  readonly text: (row: Row, place: number) => string
}

export interface OfficeList extends Omit<PrintedList, 'writtenAt'> {
  /** Numbers of the orders in it, each once: for the log. */
  readonly orders: readonly string[]
  /** Which column has the number of the order. */
  readonly orderColumn: number
}

interface ListFacts<Row extends { readonly order: string }> {
  readonly title: string
  readonly below: string
  readonly end: string
  readonly columns: readonly ListColumn<Row>[]
  readonly lines: readonly Row[]
}

export const orderLabel = 'Zamówienie'

export function officeList<Row extends { readonly order: string }>({
  columns,
  lines,
  ...words
}: ListFacts<Row>): OfficeList {
  return {
    ...words,
    columns: columns.map(({ label, share }) => ({ label, share })),
    rows: lines.map((line, place) => columns.map(({ text }) => text(line, place))),
    orders: [...new Set(lines.map(({ order }) => order))],
    orderColumn: columns.findIndex(({ label }) => label === orderLabel),
  }
}

export function listCsv({ columns, rows }: OfficeList): string {
  return csvFile([columns.map(({ label }) => label), ...rows])
}
