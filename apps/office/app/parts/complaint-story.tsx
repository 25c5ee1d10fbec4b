import type { ComplaintStory, ProblemReport } from '@wojaz/complaints'
import { base } from '../address.ts'
import { actorNames, complaintStateNames, wishNames } from '../complaint-words.ts'
import { dayText, Moment, moneyText } from './said-values.tsx'

interface ComplaintStoryProps {
  readonly story: ComplaintStory
  readonly reports: readonly ProblemReport[]
}

/** The complaint, the reports made during the trip, the files and every step so far. */
export function ComplaintStoryView({ story, reports }: ComplaintStoryProps) {
  const { number, written, decision, owed, paidAt, events, files } = story
  const { categoryName, answers, description, reported, wishes, amount, iban } = written
  return (
    <>
      <section className="card" aria-labelledby="tresc-reklamacji">
        <h2 id="tresc-reklamacji">{categoryName}</h2>
        <p className="note">{description}</p>
        <dl>
          {answers.map(({ question, answer }) => (
            <Fact key={question} name={question} value={answer} />
          ))}
          <Fact
            name="Zgłoszone na miejscu"
            value={reported ? `${reported.to}, ${dayText(reported.on)}` : 'gość nie zgłosił'}
          />
          <Fact name="Czego chce" value={wishes.map((wish) => wishNames[wish]).join(', ')} />
          {amount !== null && <Fact name="Kwota według gościa" value={moneyText(amount)} />}
          {iban && <Fact name="Konto" value={iban} />}
          {decision && (
            <Fact
              name="Nasza decyzja"
              value={`${decision.text}${decision.amount === null ? '' : ` (${moneyText(decision.amount)})`}`}
            />
          )}
          {owed !== null && (
            <Fact name="Do wypłaty" value={`${moneyText(owed)}${paidAt ? ', wypłacone' : ''}`} />
          )}
        </dl>
        {files.map(({ id, name }) => (
          <p key={id}>
            <a href={`${base}/reklamacje/${number}/pliki/${id}`}>{name}</a>
          </p>
        ))}
      </section>
      {reports.length > 0 && (
        <section className="card" aria-labelledby="zgloszenia">
          <h2 id="zgloszenia">Zgłoszone w czasie podróży</h2>
          <ul className="notes">
            {reports.map(({ place, text, reportedAt }) => (
              <li key={reportedAt.toISOString() + place}>
                <p className="note">{text}</p>
                <small>
                  {place}, <Moment at={reportedAt} />
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card" aria-labelledby="przebieg">
        <h2 id="przebieg">Przebieg</h2>
        <ol className="timeline">
          {events.map(({ at, actor, state, text }) => (
            <li key={at.toISOString() + state + actor}>
              <Moment at={at} /> {actorNames[actor]}: {complaintStateNames[state]}
              {text && <p className="note">{text}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
