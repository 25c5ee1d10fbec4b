import { base } from '../address.ts'
import { listWords } from '../lists/list-words.ts'
import type { OfficeList } from '../lists/office-list.ts'
import { OrderLink } from './said-values.tsx'
import { Table } from './table.tsx'

interface ListTableProps {
  readonly list: OfficeList
  /** Address of its files without their ending, after the office's own beginning. */
  readonly files: string
}

/** A list as it is on paper, with the ways to take it along. */
export function ListTable({ list, files }: ListTableProps) {
  const { columns, rows, orderColumn } = list
  return (
    <section aria-labelledby="lista">
      <h2 id="lista">{list.title}</h2>
      <p>{list.end}</p>
      <p className="row">
        <a className="button" href={`${base}${files}.csv`}>
          {listWords.csv}
        </a>
        <a className="button" href={`${base}${files}.pdf`}>
          {listWords.pdf}
        </a>
      </p>
      <Table
        caption={list.below}
        columns={columns.map(({ label }, place) => ({
          name: label,
          cell: ({ cells }: Line) =>
            place === orderColumn ? <OrderLink number={cells[place] ?? ''} /> : cells[place],
        }))}
        rows={rows.map((cells, place) => ({ cells, place }))}
        keyOf={({ place }) => String(place)}
      />
    </section>
  )
}

interface Line {
  readonly cells: readonly string[]
  readonly place: number
}
