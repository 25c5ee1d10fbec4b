import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { type AtDesk, atDesk, notThere } from '../at-desk.ts'
import { goodwillText } from '../goodwill-text.ts'
import { type BehalfActed, goodwillFacts, onBehalf, refusedAct } from '../on-behalf.ts'
import { orderOf } from '../order-of.ts'
import { Page, Said } from '../parts/page.tsx'
import { Figures, QuoteTime, waysText } from '../parts/quote-parts.tsx'
import { moneyText, OrderLink } from '../parts/said-values.tsx'

async function quoteOf(desk: AtDesk, number: string, id = '') {
  const quote = await desk.booking.refundQuote(number, id)
  if (!quote) throw notThere()
  return quote
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { number } = await orderOf(desk, params.number)
  const quote = await quoteOf(desk, number, params.id)
  if (quote.isConfirmed) throw redirect(asked(`/zamowienia/${number}`, { zrobione: 'zwrot' }), 303)
  await desk.write({ act: 'refund-quoted', orders: [number], facts: { quote: quote.id } })
  const { id, before, total, goodwill, returns, expiresAt, isOpen, sold } = quote
  return {
    number,
    id,
    before,
    total,
    goodwill,
    returns,
    expiresAt,
    isOpen,
    isSold: sold !== null,
    above: desk.secondPersonAbove,
  }
}

/** Accepts the quote. If it gives away more than one member may, it becomes a proposal for a second person. */
export async function action({ params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number } = await orderOf(desk, params.number)
  const { id, goodwill } = await quoteOf(desk, number, params.id)
  const facts = { quote: id, ...goodwillFacts(goodwill) }
  const entry = (act: 'refund-given' | 'proposed') => onBehalf(desk, { act, orders: [number], facts })
  const done = await desk.booking.confirmRefundFor(number, id, entry('refund-given'))
  if (done.ok) return redirect(asked(`/zamowienia/${number}`, { zrobione: 'zwrot' }), 303)
  if (done.refusal.code !== 'second-person-needed') return refusedAct(done.refusal.code)
  const proposed = await desk.booking.propose(number, { kind: 'refund', quoteId: id }, entry('proposed'))
  if (!proposed.ok) return refusedAct(proposed.refusal.code)
  return redirect(asked(`/zamowienia/${number}`, { zrobione: 'propozycja' }), 303)
}

export default function RefundQuotePage() {
  const { number, id, before, total, goodwill, returns, isSold, above, ...quote } =
    useLoaderData<typeof loader>()
  const acted = useActionData<BehalfActed>()
  const what = isSold ? 'Cena podróży' : 'Zatrzymana opłata'
  return (
    <Page title={`Zwrot z zamówienia ${number}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      <p>
        <OrderLink number={number} />
      </p>
      <section className="card" aria-labelledby="wycena">
        <h2 id="wycena">Co się zmieni</h2>
        <Figures
          figures={[
            ['Zwrot', goodwillText(goodwill)],
            ['Dokąd', waysText(returns)],
            [what, `${moneyText(before)} → ${moneyText(total)}`],
          ]}
        />
        <QuoteTime quote={quote} />
        <p className="hint">
          Powyżej {moneyText(above)} łącznie w jednym zamówieniu powstanie propozycja dla drugiej osoby.
        </p>
        {quote.isOpen ? (
          <form method="post" action={`${base}/zamowienia/${number}/zwrot/${id}`}>
            <button type="submit">Zleć zwrot</button>
          </form>
        ) : (
          <a className="button" href={`${base}/zamowienia/${number}/zwrot`}>
            Nowa wycena
          </a>
        )}
      </section>
    </Page>
  )
}
