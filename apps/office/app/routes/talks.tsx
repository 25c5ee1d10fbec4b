import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { colleaguesWith, keeperName } from '../colleagues.ts'
import { ChoiceField, Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Moment } from '../parts/said-values.tsx'
import { SavedQuestions } from '../parts/saved-questions.tsx'
import { Table } from '../parts/table.tsx'
import { Wait } from '../parts/wait.tsx'
import { savedIn } from '../saved-in.ts'
import { keeperOf, readWhose, whoseChoices } from '../service-words.ts'
import { authorText, threadText } from '../talk-words.ts'

const most = 100

/** Lists waiting chats, threads without an answer, or the results of a text search. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { talks, member, clock, write } = desk
  const { ktore = 'nowe', slowo = '', czyje } = queryOf(request)
  const whose = readWhose(czyje)
  const typed = slowo.trim().slice(0, 120)
  await talks.chats.atDesk(member.id)
  const wish = { waitingOnly: ktore !== 'wszystkie', keeper: keeperOf(whose, member.id), most }
  const [waiting, threads, found, colleagues] = await Promise.all([
    talks.chats.waiting(),
    typed ? [] : talks.staff.threads(wish),
    typed ? talks.staff.find(typed) : [],
    colleaguesWith(desk, 'talks'),
  ])
  await write({
    act: 'talks-listed',
    orders: threads.flatMap(({ orderNumber }) => orderNumber ?? []),
    facts: { shown: threads.length + found.length },
  })
  const kept = threads.map((one) => ({ ...one, keeper: keeperName(one.keeperId, colleagues) }))
  return {
    waiting,
    threads: kept,
    found,
    typed,
    ktore,
    whose,
    now: clock(),
    saved: await savedIn(desk, 'talks', queryOf(request)),
  }
}

export default function Talks() {
  const { waiting, threads, found, typed, ktore, whose, now, saved } = useLoaderData<typeof loader>()
  return (
    <Page title="Rozmowy z gośćmi">
      <div data-fresh="rozmowy">
        {waiting.length > 0 && (
          <section className="card" aria-labelledby="czekaja">
            <h2 id="czekaja">Czekają na czacie</h2>
            <ol>
              {waiting.map(({ thread, askedAt }) => (
                <li key={thread} data-row>
                  <a href={`${base}/rozmowy/${thread}`}>{thread}</a>, <Wait since={askedAt} now={now} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <form className="row" method="get" action={`${base}/rozmowy`}>
        <ChoiceField
          label="Które"
          name="ktore"
          value={ktore}
          choices={[
            { value: 'nowe', text: 'bez odpowiedzi' },
            { value: 'wszystkie', text: 'wszystkie' },
          ]}
        />
        <ChoiceField label="Czyje" name="czyje" value={whose} choices={whoseChoices} />
        <Field label="Słowo w wiadomości" name="slowo" type="search" maxLength={120} defaultValue={typed} />
        <button type="submit">Pokaż</button>
      </form>
      <SavedQuestions {...saved} />
      {typed ? (
        <Table
          caption={`Wiadomości ze słowem „${typed}”`}
          rows={found}
          keyOf={({ thread, number }) => `${thread} ${number}`}
          columns={[
            { name: 'Rozmowa', cell: ({ thread }) => <a href={`${base}/rozmowy/${thread}`}>{thread}</a> },
            { name: 'Kto', cell: authorText },
            { name: 'Treść', cell: ({ text }) => text.slice(0, 160) },
            { name: 'Kiedy', cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      ) : (
        <Table
          caption={
            ktore === 'wszystkie'
              ? 'Wszystkie rozmowy'
              : 'Rozmowy bez odpowiedzi, najdłużej czekające pierwsze'
          }
          rows={threads}
          keyOf={({ id }) => id}
          columns={[
            {
              name: 'Rozmowa',
              cell: (line) => <a href={`${base}/rozmowy/${line.id}`}>{threadText(line)}</a>,
            },
            {
              name: 'Czeka',
              cell: ({ waitingSince }) => (waitingSince ? <Wait since={waitingSince} now={now} /> : '–'),
            },
            { name: 'Prowadzi', cell: ({ keeper }) => keeper ?? 'nikt' },
            { name: 'Nowe', cell: ({ unread }) => unread, isNumber: true },
            { name: 'Ostatnia wiadomość', cell: ({ beginning }) => beginning },
            { name: 'Kiedy', cell: ({ lastAt }) => <Moment at={lastAt} /> },
          ]}
        />
      )}
    </Page>
  )
}
