import { paragraph, title } from './blocks.ts'
import { companyAddress } from './company.ts'
import { pageOf } from './document-facts.ts'
import { openSheet } from './sheet.ts'
import { table } from './table.ts'

/** A list of the office with its texts. */
export interface PrintedList {
  readonly title: string
  readonly below: string
  /** Each share is a fraction of the width. Their sum is 1. */
  readonly columns: readonly { readonly label: string; readonly share: number }[]
  readonly rows: readonly (readonly string[])[]
  /** Printed below the table. */
  readonly end: string
  readonly writtenAt: Date
}

/** Landscape format. The table head is repeated on every page. */
export function drawList(list: PrintedList): Buffer {
  const { columns, rows, end, writtenAt } = list
  const sheet = openSheet({
    locale: 'pl',
    title: list.title,
    caption: list.title,
    footer: companyAddress,
    isWide: true,
    pageOf: pageOf('pl'),
    writtenAt,
  })
  title(sheet, list.title, list.below)
  table(
    sheet,
    columns,
    rows.map((cells) => ({ cells })),
  )
  paragraph(sheet, end)
  return sheet.finish()
}
