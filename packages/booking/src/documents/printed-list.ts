import { paragraph, title } from './blocks.ts'
import { companyAddress } from './company.ts'
import { pageOf } from './document-facts.ts'
import { openSheet } from './sheet.ts'
import { table } from './table.ts'

/** A list of the office, in its own words. */
export interface PrintedList {
  readonly title: string
  readonly below: string
  /** Shares of the width; together one. */
  readonly columns: readonly { readonly label: string; readonly share: number }[]
  readonly rows: readonly (readonly string[])[]
  /** What stands under the table. */
  readonly end: string
  readonly writtenAt: Date
}

/** On its side, the head of the table on every page. */
export function drawList(list: PrintedList): Promise<Buffer> {
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
