import { base } from '../address.ts'
import { listWords } from '../lists/list-words.ts'
import type { OfficeList } from '../lists/office-list.ts'
import { OrderLink } from './said-values.tsx'
import { Table } from './table.tsx'

interface ListTableProps {
  readonly list: OfficeList
  /** The path of its files inside the office, without the extension. */
  readonly files: string
}

/** A list as it is printed, with its download links. */
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
