import type { Award, AwardWarning } from '@wojaz/complaints'
import { base } from '../address.ts'
import { awardWarningText, whyNotConfirm } from '../award-words.ts'
import { Moment, moneyText } from './said-values.tsx'

export interface WaitingAward {
  readonly award: Award
  readonly warnings: readonly AwardWarning[]
  /** Why this member may not confirm it; null: they may. */
  readonly whyNot: keyof typeof whyNotConfirm | null
  readonly mayRefuse: boolean
}

/** An amount that waits for a second person. */
export function AwardCard({
  award,
  warnings,
  whyNot,
  mayRefuse,
  claimed,
}: WaitingAward & { claimed: number | null }) {
  const isOwn = whyNot === 'own-proposal'
  return (
    <section className="card" aria-labelledby="druga-osoba">
      <h2 id="druga-osoba">Czeka na drugą osobę: {moneyText(award.amount)}</h2>
      <p>
        Proponuje {award.by.name}, <Moment at={award.madeAt} />. Gość jeszcze nic nie dostał.
      </p>
      <p className="note">{award.text}</p>
      <Warnings warnings={warnings} claimed={claimed} />
      {whyNot && <p className="hint">{whyNotConfirm[whyNot]}</p>}
      <form method="post" action={`${base}/reklamacje/${award.number}/przyznanie`} className="row">
        <input type="hidden" name="award" value={award.id} />
        {!whyNot && (
          <button type="submit" name="co" value="tak">
            Potwierdź i wyślij decyzję
          </button>
        )}
        {mayRefuse && (
          <button type="submit" name="co" value="nie" className="quiet">
            {isOwn ? 'Wycofaj' : 'Odrzuć'}
          </button>
        )}
      </form>
    </section>
  )
}

export function Warnings({
  warnings,
  claimed,
}: {
  warnings: readonly AwardWarning[]
  claimed: number | null
}) {
  if (warnings.length === 0) return null
  return (
    <div className="said fault" role="alert">
      {warnings.map((warning) => (
        <p key={warning}>{awardWarningText(warning, claimed)}</p>
      ))}
    </div>
  )
}
