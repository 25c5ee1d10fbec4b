import type { Proposal } from '@wojaz/booking/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, notThere, queryOf, typedIn } from '../at-desk.ts'
import { whyNotConfirm } from '../award-words.ts'
import { proposalKindNames } from '../behalf-words.ts'
import { goodwillText } from '../goodwill-text.ts'
import { type BehalfActed, goodwillFacts, onBehalf, refusedAct } from '../on-behalf.ts'
import { Page, Said } from '../parts/page.tsx'
import { Figures } from '../parts/quote-parts.tsx'
import { Moment, moneyText, OrderLink } from '../parts/said-values.tsx'
import { Table } from '../parts/table.tsx'
import { secondPerson, whyNot } from '../second-person.ts'
import { words } from '../words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { booking, complaints, member, write } = desk
  const [waiting, awards] = await Promise.all([booking.waitingProposals(), complaints.office.waitingAwards()])
  const orders = [...waiting, ...awards].map(({ orderNumber }) => orderNumber)
  await write({ act: 'proposals-seen', orders: [...new Set(orders)] })
  const proposals = await Promise.all(
    waiting.map(async (one) => ({ ...one, whyNot: await whyNot(desk, one.by.id) })),
  )
  return { proposals, awards, me: member.id, said: saidAfter[queryOf(request).zrobione ?? ''] }
}

const saidAfter: Readonly<Record<string, string>> = {
  tak: 'Propozycja potwierdzona i wykonana. Gość dostanie wiadomość.',
  nie: 'Propozycja odrzucona. Zamówienie zostało bez zmian.',
}

/** Confirms or refuses a proposal. Its author cannot do this. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { id = '' } = params
  const { co } = await typedIn(request)
  const proposal = await desk.booking.proposal(id)
  if (!proposal || (co !== 'tak' && co !== 'nie')) throw notThere()
  const { orderNumber, act, by } = proposal
  const facts = { proposal: id, by: by.name, ...goodwillFacts(act.goodwill) }
  const entry = (act: 'proposal-confirmed' | 'proposal-refused') => ({ act, orders: [orderNumber], facts })
  const decided =
    co === 'tak'
      ? await desk.booking.confirmProposal(id, secondPerson(desk, entry('proposal-confirmed')))
      : await desk.booking.refuseProposal(id, onBehalf(desk, entry('proposal-refused')))
  return decided.ok ? redirect(asked('/decyzje', { zrobione: co }), 303) : refusedAct(decided.refusal.code)
}

export default function Proposals() {
  const { proposals, awards, me, said } = useLoaderData<typeof loader>()
  const acted = useActionData<BehalfActed>()
  return (
    <Page title={`Decyzje drugiej osoby: ${proposals.length + awards.length}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      {!acted && said && <Said>{said}</Said>}
      {proposals.length + awards.length === 0 && <p className="none">{words.none}</p>}
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          isOwn={proposal.by.id === me}
          whyNot={proposal.whyNot}
        />
      ))}
      {awards.length > 0 && (
        <Table
          caption="Kwoty z reklamacji"
          rows={awards}
          keyOf={({ id }) => id}
          columns={[
            {
              name: 'Reklamacja',
              cell: ({ number }) => <a href={`${base}/reklamacje/${number}`}>{number}</a>,
            },
            { name: words.order, cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
            { name: words.amount, cell: ({ amount }) => moneyText(amount), isNumber: true },
            { name: 'Proponuje', cell: ({ by }) => by.name },
            { name: words.when, cell: ({ madeAt }) => <Moment at={madeAt} /> },
          ]}
        />
      )}
    </Page>
  )
}

function ProposalCard({
  proposal,
  isOwn,
  whyNot,
}: {
  proposal: Proposal
  isOwn: boolean
  whyNot: keyof typeof whyNotConfirm | null
}) {
  const { id, orderNumber, act, by, madeAt, expiresAt } = proposal
  const { figures, goodwill, kind } = act
  return (
    <article className="card" aria-labelledby={`p-${id}`} data-row>
      <h2 id={`p-${id}`}>
        <OrderLink number={orderNumber} />: {proposalKindNames[kind]}
      </h2>
      <Figures
        figures={[
          ['Kwota i powód', goodwillText(goodwill)],
          ...(kind === 'refund' ? [] : [['Opłata', moneyText(figures.fee)] as const]),
          ['Zwrot', moneyText(figures.refund)],
          ...(figures.total === null ? [] : [['Nowa cena', moneyText(figures.total)] as const]),
          ['Proponuje', by.name],
          ['Kiedy', <Moment key="made" at={madeAt} />],
          ['Ważna do', <Moment key="until" at={expiresAt} />],
        ]}
      />
      <form method="post" action={`${base}/decyzje/${id}`} className="row">
        {whyNot ? (
          <p className="hint">{whyNotConfirm[whyNot]}</p>
        ) : (
          <button type="submit" name="co" value="tak">
            Potwierdź i wykonaj
          </button>
        )}
        <button type="submit" name="co" value="nie" className="quiet">
          {isOwn ? 'Wycofaj' : 'Odrzuć'}
        </button>
      </form>
    </article>
  )
}
