import {
  type EmailPreview,
  type FreeToLeave,
  type FreeToLeaveAll,
  mostFreeToLeave,
} from '@wojaz/booking/server'
import { base } from '../address.ts'
import { circumstanceWords } from '../circumstance-words.ts'
import { words } from '../words.ts'
import { Email } from './email-preview.tsx'
import { dayText, moneyText, OrderLink } from './said-values.tsx'
import { type Column, Table } from './table.tsx'

interface PreviewProps {
  readonly typed: Readonly<Record<string, string>>
  readonly free: FreeToLeaveAll
  readonly email: EmailPreview | null
  readonly id: string
}

const columns: readonly Column<FreeToLeave>[] = [
  { name: words.order, cell: ({ number }) => <OrderLink number={number} /> },
  { name: 'Zamawia', cell: ({ name }) => name },
  { name: 'Wylot', cell: ({ departureDate }) => dayText(departureDate) },
  { name: 'Powrót', cell: ({ returnDate }) => dayText(returnDate) },
  { name: 'Wpłacono', cell: ({ paid }) => moneyText(paid), isNumber: true },
]

/** Shows who could cancel free of charge and the email they would get, before it is declared. */
export function CircumstancePreview({ typed, free: { count, paid, orders }, email, id }: PreviewProps) {
  return (
    <section aria-labelledby="kogo">
      <h2 id="kogo">Kogo dotyczy: {count}</h2>
      {count === 0 ? (
        <p>{circumstanceWords.nobody}</p>
      ) : (
        <>
          <p>
            Gdyby wszyscy zrezygnowali, wróci {moneyText(paid)}.
            {count > mostFreeToLeave ? ` Na liście są pierwsze ${mostFreeToLeave} zamówienia.` : null}
          </p>
          <Table
            caption="Kto może zrezygnować bez opłat"
            columns={columns}
            rows={orders}
            keyOf={({ number }) => number}
          />
        </>
      )}
      {email && <Email {...email} />}
      <form method="post" action={`${base}/zmiany/okolicznosci`} className="card">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="count" value={count} />
        <p>Każdy dostanie e-mail raz. Jeśli okoliczności ustaną, zakończ je na tej stronie.</p>
        <button type="submit">Ogłoś i napisz do wszystkich ({count})</button>
      </form>
    </section>
  )
}
