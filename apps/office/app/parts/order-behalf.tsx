import type { Proposal } from '@wojaz/booking/server'
import { base } from '../address.ts'
import { proposalKindNames } from '../behalf-words.ts'
import { goodwillText } from '../goodwill-text.ts'

interface OrderBehalfProps {
  readonly number: string
  /** What can be done with the order now, and by this member. */
  readonly can: { readonly change: boolean; readonly refund: boolean }
  readonly waiting: Proposal | undefined
  readonly people: number
  /** The id of the logged-in member. */
  readonly me: string
}

/** The actions on behalf of the guest. Each one starts with a quote. */
export function OrderBehalf({ number, can, waiting, people, me }: OrderBehalfProps) {
  if (!can.change && !can.refund && !waiting) return null
  const path = `${base}/zamowienia/${number}`
  return (
    <section className="card" aria-labelledby="w-imieniu">
      <h2 id="w-imieniu">W imieniu gościa</h2>
      {waiting && (
        <p className="said" role="status">
          Czeka na drugą osobę: {proposalKindNames[waiting.act.kind]}, {goodwillText(waiting.act.goodwill)} –{' '}
          {waiting.by.name}
        </p>
      )}
      {waiting?.by.id === me && (
        <form method="post" action={`${path}/propozycja/${waiting.id}`}>
          <button type="submit" className="quiet">
            Wycofaj propozycję
          </button>
        </form>
      )}
      <div className="row">
        {can.change && (
          <>
            <a className="button" href={`${path}/zmiana`}>
              Zmień podróż
            </a>
            <a className="button" href={`${path}/osoby`}>
              Zmień dane osób
            </a>
          </>
        )}
        {can.refund && (
          <a className="button" href={`${path}/zwrot`}>
            Zwróć część pieniędzy
          </a>
        )}
        {can.change && people > 1 && (
          <a className="button quiet" href={`${path}/zmiana?co=osoby`}>
            Odwołaj jedną osobę
          </a>
        )}
        {can.change && (
          <form method="post" action={`${path}/odwolanie`}>
            <button type="submit" className="quiet">
              Odwołaj podróż
            </button>
          </form>
        )}
      </div>
      <p className="hint">Najpierw zobaczysz wycenę. Nic się nie dzieje bez jej potwierdzenia.</p>
    </section>
  )
}
