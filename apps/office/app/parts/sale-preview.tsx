import type { SaleLine } from '@wojaz/booking/server'
import { base } from '../address.ts'
import { nightsText } from '../sale/sale-words.ts'
import { TextField } from './field.tsx'
import { type Column, Table } from './table.tsx'

interface PreviewProps {
  readonly typed: Readonly<Record<string, string>>
  readonly lines: readonly SaleLine[]
  readonly id: string
  readonly reasonFault?: string | undefined
}

const columns: readonly Column<SaleLine>[] = [
  { name: 'Czego dotyczy', cell: ({ thing }) => thing },
  { name: 'Noce', cell: ({ from, until }) => (from && until ? nightsText({ from, until }) : '–') },
  { name: 'Sprzedane', cell: ({ sold }) => sold, isNumber: true },
  { name: 'Wolne teraz', cell: ({ before }) => before, isNumber: true },
  { name: 'Wolne po zmianie', cell: ({ after }) => after, isNumber: true },
]

/** Shows the effect before it is confirmed. */
export function SalePreview({ typed, lines, id, reasonFault }: PreviewProps) {
  const { reason = '', ...asked } = typed
  return (
    <section aria-labelledby="skutek">
      <h2 id="skutek">Co to zmieni</h2>
      <Table
        caption="Sprzedane i wolne, w nocy z największą sprzedażą"
        columns={columns}
        rows={lines}
        keyOf={({ thing, from }) => `${thing} ${from}`}
      />
      <form method="post" action={`${base}/sprzedaz`} className="card">
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="id" value={id} />
        <TextField
          label="Powód"
          name="reason"
          defaultValue={reason}
          fault={reasonFault || null}
          maxLength={500}
          required={true}
        />
        <p>
          Sprzedane podróże zostają bez zmian. Wyszukiwarka pokaże nowy stan od razu; zmianę można cofnąć.
        </p>
        <button type="submit">Zmień sprzedaż</button>
      </form>
    </section>
  )
}
