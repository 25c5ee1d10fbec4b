import type { Proposal } from '@wojaz/booking/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, notThere, queryOf, typedIn } from '../at-desk.ts'
import { proposalKindNames } from '../behalf-words.ts'
import { goodwillText } from '../goodwill-text.ts'
import { type BehalfActed, goodwillFacts, onBehalf, refusedAct } from '../on-behalf.ts'
import { Page, Said } from '../parts/page.tsx'
import { Figures } from '../parts/quote-parts.tsx'
import { Moment, moneyText, OrderLink } from '../parts/said-values.tsx'
import { words } from '../words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { booking, member, write } = atDesk(context)
  const proposals = await booking.waitingProposals()
  await write({ act: 'proposals-seen', orders: proposals.map(({ orderNumber }) => orderNumber) })
  return { proposals, me: member.id, said: saidAfter[queryOf(request).zrobione ?? ''] }
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
  const entry = (done: 'proposal-confirmed' | 'proposal-refused') =>
    onBehalf(desk, { act: done, orders: [orderNumber], facts })
  const decided =
    co === 'tak'
      ? await desk.booking.confirmProposal(id, entry('proposal-confirmed'))
      : await desk.booking.refuseProposal(id, entry('proposal-refused'))
  return decided.ok ? redirect(asked('/decyzje', { zrobione: co }), 303) : refusedAct(decided.refusal.code)
}

export default function Proposals() {
  const { proposals, me, said } = useLoaderData<typeof loader>()
  const acted = useActionData<BehalfActed>()
  return (
    <Page title={`Decyzje drugiej osoby: ${proposals.length}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      {!acted && said && <Said>{said}</Said>}
      {proposals.length === 0 && <p className="none">{words.none}</p>}
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} isOwn={proposal.by.id === me} />
      ))}
    </Page>
  )
}

function ProposalCard({ proposal, isOwn }: { proposal: Proposal; isOwn: boolean }) {
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
        {isOwn ? (
          <p className="hint">To Twoja propozycja: potwierdza ją inna osoba.</p>
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
