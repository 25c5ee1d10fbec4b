import { hasRight } from '@wojaz/staff'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { type AtDesk, atDesk, notThere, typedIn } from '../at-desk.ts'
import { readGoodwill } from '../goodwill-form.ts'
import { type BehalfActed, faultyAct, goodwillFacts, onBehalf, refusedAct } from '../on-behalf.ts'
import { orderOf } from '../order-of.ts'
import { GoodwillFields } from '../parts/goodwill-fields.tsx'
import { Page, Said } from '../parts/page.tsx'
import { Figures, goodwillFigures, QuoteTime, waysText } from '../parts/quote-parts.tsx'
import { moneyText, OrderLink } from '../parts/said-values.tsx'

async function quoteOf(desk: AtDesk, number: string, id = '') {
  const quote = await desk.booking.cancelQuote(number, id)
  if (!quote) throw notThere()
  return quote
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { number, paid, price } = await orderOf(desk, params.number)
  const quote = await quoteOf(desk, number, params.id)
  if (quote.isConfirmed) throw redirect(asked(`/zamowienia/${number}`, { zrobione: 'odwolanie' }), 303)
  await desk.write({ act: 'cancel-quoted', orders: [number], facts: { quote: quote.id } })
  const mayWaive = hasRight(desk.member.roles, 'waive')
  return { number, paid, total: price.total, quote, mayWaive, above: desk.secondPersonAbove }
}

/** Makes a quote, which gets a URL. */
export async function ask({ params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number } = await orderOf(desk, params.number)
  const quoted = await desk.booking.quoteCancelFor(number, { by: desk.member.name, goodwill: null })
  if (!quoted.ok) return refusedAct(quoted.refusal.code)
  return redirect(`${base}/zamowienia/${number}/odwolanie/${quoted.value.id}`, 303)
}

/** Makes a new quote that waives a part of the fee. */
export async function waive({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number } = await orderOf(desk, params.number)
  const { fee, goodwill: before } = await quoteOf(desk, number, params.id)
  const typed = await typedIn(request)
  const goodwill = readGoodwill(typed, fee + (before?.amount ?? 0))
  if (!goodwill.ok) return faultyAct(goodwill.refusal, typed)
  const quoted = await desk.booking.quoteCancelFor(number, {
    by: desk.member.name,
    goodwill: goodwill.value,
  })
  if (!quoted.ok) return refusedAct(quoted.refusal.code, typed)
  return redirect(`${base}/zamowienia/${number}/odwolanie/${quoted.value.id}`, 303)
}

/** Accepts the quote. If it gives away more than one member may, it becomes a proposal for a second person. */
export async function action({ params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number } = await orderOf(desk, params.number)
  const { id, fee, refund, goodwill } = await quoteOf(desk, number, params.id)
  const facts = { quote: id, fee: fee / 100, refund: refund / 100, ...goodwillFacts(goodwill) }
  const entry = (act: 'trip-cancelled' | 'proposed') => onBehalf(desk, { act, orders: [number], facts })
  const done = await desk.booking.confirmCancelFor(number, id, entry('trip-cancelled'))
  if (done.ok) return redirect(asked(`/zamowienia/${number}`, { zrobione: 'odwolanie' }), 303)
  if (done.refusal.code !== 'second-person-needed') return refusedAct(done.refusal.code)
  const proposed = await desk.booking.propose(number, { kind: 'cancel', quoteId: id }, entry('proposed'))
  if (!proposed.ok) return refusedAct(proposed.refusal.code)
  return redirect(asked(`/zamowienia/${number}`, { zrobione: 'propozycja' }), 303)
}

export default function CancelTrip() {
  const { number, paid, total, quote, mayWaive, above } = useLoaderData<typeof loader>()
  const acted = useActionData<BehalfActed>()
  const path = `${base}/zamowienia/${number}/odwolanie`
  const whole = quote.fee + (quote.goodwill?.amount ?? 0)
  return (
    <Page title={`Odwołanie podróży ${number}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      <p>
        <OrderLink number={number} />
      </p>
      <section className="card" aria-labelledby="wycena">
        <h2 id="wycena">Ile to kosztuje</h2>
        <Figures
          figures={[
            ['Cena podróży', moneyText(total)],
            ['Wpłacono', moneyText(paid)],
            [`Opłata według umowy (${quote.percent} %)`, moneyText(whole)],
            ...goodwillFigures(quote.goodwill),
            ['Opłata do zatrzymania', moneyText(quote.fee)],
            ['Zwrot', <strong key="zwrot">{moneyText(quote.refund)}</strong>],
            ['Dokąd', waysText(quote.returns) || 'nic nie wraca'],
          ]}
        />
        <QuoteTime quote={quote} />
        {quote.isOpen ? (
          <form method="post" action={`${path}/${quote.id}`}>
            <button type="submit">Odwołaj podróż w imieniu gościa</button>
          </form>
        ) : (
          <form method="post" action={path}>
            <button type="submit">Nowa wycena</button>
          </form>
        )}
      </section>
      {mayWaive && whole > 0 && (
        <form method="post" action={`${path}/${quote.id}/bez-oplaty`} className="card slim">
          <h2>Bez opłaty albo jej części</h2>
          <GoodwillFields label="Odstępujemy od kwoty w zł" most={whole} above={above} acted={acted} />
          <button type="submit">Wyceń bez tej kwoty</button>
        </form>
      )}
    </Page>
  )
}
