import type { Concerned, EmailPreview } from '@wojaz/booking/server'
import { base } from '../address.ts'
import { words } from '../words.ts'
import { Email } from './email-preview.tsx'
import { dayText, Moment, moneyText, OrderLink } from './said-values.tsx'
import { type Column, Table } from './table.tsx'

/** By order number: the price difference of the substitute; null: it is not available. */
export type Instead = Readonly<Record<string, number | null>>

interface PreviewProps {
  readonly typed: Readonly<Record<string, string>>
  readonly concerned: readonly Concerned[]
  readonly email: EmailPreview | null
  readonly instead: Instead | null
  readonly id: string
}

const columns: readonly Column<Concerned>[] = [
  { name: words.order, cell: ({ number }) => <OrderLink number={number} /> },
  { name: 'Zamawia', cell: ({ name }) => name },
  { name: 'Wylot', cell: ({ departureDate }) => dayText(departureDate) },
  { name: 'Istotna', cell: ({ isSignificant }) => (isSignificant ? words.yes : words.no) },
  { name: 'Odpowiedź do', cell: ({ answerBy }) => (answerBy ? <Moment at={answerBy} /> : 'bez odpowiedzi') },
  { name: 'Uwagi', cell: ({ isTooLate }) => (isTooLate ? 'za późno na odwołanie z tego powodu' : '') },
]

function insteadColumn(instead: Instead): Column<Concerned> {
  return {
    name: 'Podróż zastępcza',
    cell: ({ number }) => {
      const difference = instead[number]
      if (difference === null || difference === undefined) return 'nie da się zaproponować'
      return difference === 0
        ? 'w tej samej cenie'
        : `${difference > 0 ? 'dopłata' : 'zwrot'} ${moneyText(Math.abs(difference))}`
    },
  }
}

/** Shows who would be told what, before it is sent. */
export function AnnouncementPreview({ typed, concerned, email, instead, id }: PreviewProps) {
  return (
    <section aria-labelledby="kogo">
      <h2 id="kogo">Kogo dotyczy: {concerned.length}</h2>
      <Table
        caption="Osoby do zawiadomienia"
        columns={instead ? [...columns, insteadColumn(instead)] : columns}
        rows={concerned}
        keyOf={({ number }) => number}
      />
      {email && <Email {...email} />}
      {concerned.length > 0 && (
        <form method="post" action={`${base}/zmiany/nowa`} className="card">
          {Object.entries(typed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="count" value={concerned.length} />
          <p>
            Każdy dostanie e-mail z tą zmianą. Przy zmianie istotnej ma czas na odpowiedź, a milczenie oznacza
            rezygnację z pełnym zwrotem. Odwołanie zwraca pieniądze od razu.
          </p>
          <button type="submit">Ogłoś i zawiadom wszystkich ({concerned.length})</button>
        </form>
      )}
    </section>
  )
}
