import type { SeatsAfter } from '@wojaz/booking/server'
import { base } from '../address.ts'
import { words } from '../words.ts'
import { TextField } from './field.tsx'
import { moneyText, OrderLink } from './said-values.tsx'
import { type Column, Table } from './table.tsx'

interface PreviewProps {
  readonly typed: Readonly<Record<string, string>>
  readonly seats: readonly SeatsAfter[]
  readonly id: string
  readonly reasonFault?: string | undefined
}

const columns: readonly Column<SeatsAfter>[] = [
  { name: words.order, cell: ({ number }) => <OrderLink number={number} /> },
  { name: 'Zamawia', cell: ({ name }) => name },
  { name: 'Miejsca zostają', cell: ({ kept }) => kept.join(', ') || '–' },
  { name: 'Miejsca przepadają', cell: ({ lost }) => lost.join(', ') || '–' },
  { name: 'Zwrot', cell: ({ back }) => (back > 0 ? moneyText(back) : '–'), isNumber: true },
]

/** Shows who would keep and who would lose a chosen seat, before it is confirmed. */
export function AircraftPreview({ typed, seats, id, reasonFault }: PreviewProps) {
  const { reason = '', ...asked } = typed
  const losing = seats.filter(({ lost }) => lost.length > 0).length
  return (
    <section aria-labelledby="miejsca">
      <h2 id="miejsca">Wybrane miejsca</h2>
      <p>
        Zamówienia z wybranymi miejscami: {seats.length}, traci miejsce: {losing}. Tylko one dostaną e-mail i
        zwrot opłaty za miejsce.
      </p>
      <Table
        caption="Zamówienia z wybranymi miejscami, tracące najpierw"
        columns={columns}
        rows={seats}
        keyOf={({ number }) => number}
      />
      <form method="post" action={`${base}/zmiany/samolot`} className="card">
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="count" value={losing} />
        <TextField
          label="Powód"
          name="reason"
          defaultValue={reason}
          fault={reasonFault || null}
          maxLength={500}
          required={true}
        />
        <button type="submit">Zmień samolot</button>
      </form>
    </section>
  )
}
