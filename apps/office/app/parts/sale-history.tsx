import type { SaleHistoryLine } from '@wojaz/booking/server'
import { base } from '../address.ts'
import { saleText } from '../sale/sale-words.ts'
import { words } from '../words.ts'
import { Moment } from './said-values.tsx'
import { type Column, More, Table } from './table.tsx'

const columns: readonly Column<SaleHistoryLine>[] = [
  { name: words.when, cell: ({ at }) => <Moment at={at} /> },
  { name: words.who, cell: ({ by }) => by },
  { name: words.what, cell: ({ facts, thing }) => saleText(facts, thing) },
  { name: 'Powód', cell: ({ reason }) => reason },
  { name: 'Cofnięcie', cell: (line) => <Undo {...line} /> },
]

export function SaleHistory({ changes, more }: { changes: readonly SaleHistoryLine[]; more: string | null }) {
  return (
    <section aria-labelledby="historia">
      <h2 id="historia">Historia</h2>
      <Table
        caption="Zmiany sprzedaży, od najnowszej"
        columns={columns}
        rows={changes}
        keyOf={({ id }) => id}
      />
      <More href={more} />
    </section>
  )
}

function Undo({ id, undoneBy, undoneAt, facts, thing }: SaleHistoryLine) {
  if (undoneAt)
    return (
      <>
        {undoneBy}, <Moment at={undoneAt} />
      </>
    )
  if (facts.kind === 'aircraft') return '–'
  return (
    <form method="post" action={`${base}/sprzedaz/${id}/cofnij`}>
      <button type="submit" className="quiet" aria-label={`Cofnij: ${saleText(facts, thing)}`}>
        Cofnij
      </button>
    </form>
  )
}
