import { type Colleagues, keeperName } from '../colleagues.ts'
import { longestNote } from '../service-words.ts'
import { ChoiceField, Field } from './field.tsx'
import { Moment } from './said-values.tsx'

interface KeeperProps {
  /** The path its forms are sent to. */
  readonly action: string
  readonly keeperId: string | null
  readonly me: string
  readonly colleagues: Colleagues
  readonly handovers: readonly {
    readonly at: Date
    readonly by: string
    readonly to: string | null
    readonly note: string | null
  }[]
  readonly mayAssign: boolean
  /** A typed note that was refused. */
  readonly note?: string | undefined
}

/** Who is in charge, the handovers so far, and the form to hand it over. */
export function Keeper({ action, keeperId, me, colleagues, handovers, mayAssign, note }: KeeperProps) {
  const name = keeperName(keeperId, colleagues)
  const from = <input type="hidden" name="from" value={keeperId ?? ''} />
  const others = [
    ...colleagues.able
      .filter(({ id }) => id !== keeperId && id !== me)
      .map((one) => ({ value: one.id, text: one.name })),
    ...(keeperId === null ? [] : [{ value: '', text: 'wolnej osobie' }]),
  ]
  return (
    <section className="card" aria-labelledby="prowadzi">
      <h2 id="prowadzi">{`Prowadzi: ${keeperId === me ? 'Ty' : (name ?? 'nikt')}`}</h2>
      {handovers.length > 0 && (
        <ol className="timeline">
          {handovers.map(({ at, by, to, note: said }) => (
            <li key={at.toISOString() + by + to}>
              <Moment at={at} /> {keeperName(by, colleagues)}:{' '}
              {to === null
                ? 'oddane, czeka na wolną osobę'
                : by === to
                  ? 'przejęte'
                  : `→ ${keeperName(to, colleagues)}`}
              {said && <p className="note">{said}</p>}
            </li>
          ))}
        </ol>
      )}
      {mayAssign && keeperId !== me && (
        <form method="post" action={action} className="acts">
          {from}
          <button type="submit" name="to" value={me}>
            {keeperId === null ? 'Przejmij' : 'Przejmij od tej osoby'}
          </button>
        </form>
      )}
      {mayAssign && others.length > 0 && (
        <form method="post" action={action} className="row">
          {from}
          <ChoiceField label="Komu przekazać sprawę" name="to" id="keeper-to" choices={others} />
          <Field
            label="Notatka (gość jej nie widzi)"
            name="note"
            id="handover-note"
            maxLength={longestNote}
            size={40}
            defaultValue={note}
            autoComplete="off"
          />
          <button type="submit" className="quiet">
            Przekaż
          </button>
        </form>
      )}
    </section>
  )
}
