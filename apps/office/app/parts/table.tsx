import type { ReactNode } from 'react'
import { words } from '../words.ts'

export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
}

interface TableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** A table; `j` and `k` move through its rows (see `public/office.js`). */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  if (rows.length === 0)
    return (
      <p className="none">
        <span>{caption}</span>
        {words.none}
      </p>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="scrolls" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-row>
              {columns.map(({ name, cell, isNumber }) => (
                <td key={name} className={isNumber ? 'number' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A link to the next page. Its URL contains the end of the current one. */
export function More({ href }: { href: string | null }) {
  return href ? (
    <p>
      <a className="more" href={href}>
        {words.more}
      </a>
    </p>
  ) : null
}
