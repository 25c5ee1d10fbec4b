import type { PrintedList } from '@wojaz/booking/server'
import { csvFile } from '../csv.ts'

/** One column of a list, with the same text on the screen, in the file and on paper. */
export interface ListColumn<Row> {
  readonly label: string
  /** The share of the paper's width. All shares add up to one. */
  readonly share: number
  readonly text: (row: Row, place: number) => string
}

export interface OfficeList extends Omit<PrintedList, 'writtenAt'> {
  /** The order numbers of the list without duplicates, for the log. */
  readonly orders: readonly string[]
  /** The index of the column with the order number. */
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
