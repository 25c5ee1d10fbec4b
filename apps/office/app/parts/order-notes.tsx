import type { Note } from '@wojaz/staff/server'
import { base } from '../address.ts'
import { TextField } from './field.tsx'
import { Moment } from './said-values.tsx'

interface OrderNotesProps {
  readonly number: string
  readonly notes: readonly Note[]
  readonly mayWrite: boolean
  readonly fault?: { readonly typed: string; readonly fault: string } | undefined
}

/** Internal notes of staff. The guest sees them only in a copy of their personal data. */
export function OrderNotes({ number, notes, mayWrite, fault }: OrderNotesProps) {
  return (
    <section className="card" aria-labelledby="notatki">
      <h2 id="notatki">Notatki</h2>
      <ol className="notes">
        {notes.map(({ id, at, memberName, text }) => (
          <li key={id}>
            <p className="note">{text}</p>
            <small>
              {memberName}, <Moment at={at} />
            </small>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <form method="post" action={`${base}/zamowienia/${number}/notatka`}>
          <TextField
            label="Nowa notatka"
            name="note"
            required={true}
            defaultValue={fault?.typed}
            fault={fault?.fault}
          />
          <button type="submit">Dodaj notatkę</button>
        </form>
      )}
    </section>
  )
}
