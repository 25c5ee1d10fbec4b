import { changedParts, partyAfter } from '@wojaz/booking'
import { hasRight } from '@wojaz/staff'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { type AtDesk, atDesk, notThere, typedIn } from '../at-desk.ts'
import { changedPartNames } from '../behalf-words.ts'
import { readGoodwill } from '../goodwill-form.ts'
import { type BehalfActed, faultyAct, goodwillFacts, onBehalf, refusedAct } from '../on-behalf.ts'
import { orderOf } from '../order-of.ts'
import { GoodwillFields } from '../parts/goodwill-fields.tsx'
import { Page, Said } from '../parts/page.tsx'
import { Figures, goodwillFigures, QuoteTime, waysText } from '../parts/quote-parts.tsx'
import { dayText, moneyText, OrderLink } from '../parts/said-values.tsx'

async function quoteOf(desk: AtDesk, number: string, id = '') {
  const quote = await desk.booking.changeQuote(number, id)
  if (!quote) throw notThere()
  return quote
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const order = await orderOf(desk, params.number)
  const { number } = order
  const quote = await quoteOf(desk, number, params.id)
  if (quote.isConfirmed) throw redirect(asked(`/zamowienia/${number}`, { zrobione: 'zmiana' }), 303)
  await desk.write({ act: 'change-quoted', orders: [number], facts: { quote: quote.id } })
  const { id, offer, lost, before, difference, fee, goodwill, price, refund, returns, feeKind } = quote
  return {
    number,
    id,
    before,
    difference,
    fee,
    goodwill,
    refund,
    returns,
    feeKind,
    total: price.total,
    parts: changedParts(order, { offer, participants: partyAfter(order, quote) }),
    lost: [...lost.upsells.map(({ code }) => code), ...lost.seats.map(({ seat }) => seat)],
    schedule: quote.schedule,
    quote: { expiresAt: quote.expiresAt, isOpen: quote.isOpen },
    mayWaive: hasRight(desk.member.roles, 'waive'),
    above: desk.secondPersonAbove,
  }
}

/** Makes a new quote for the same change that waives a part of the fee. */
export async function waive({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number } = await orderOf(desk, params.number)
  const { fee, goodwill: before, offer, people, handOver } = await quoteOf(desk, number, params.id)
  const typed = await typedIn(request)
  const goodwill = readGoodwill(typed, fee + (before?.amount ?? 0))
  if (!goodwill.ok) return faultyAct(goodwill.refusal, typed)
  const wish = { offerCode: offer.offerCode, people, ...(handOver && { handOver }) }
  const asks = { by: desk.member.name, goodwill: goodwill.value }
  const quoted = await desk.booking.quoteChangeFor(number, wish, asks)
  if (!quoted.ok) return refusedAct(quoted.refusal.code, typed)
  return redirect(`${base}/zamowienia/${number}/zmiana/${quoted.value.id}`, 303)
}

/** Accepts the quote. If it gives away more than one member may, it becomes a proposal for a second person. */
export async function action({ params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number } = await orderOf(desk, params.number)
  const { id, fee, price, goodwill } = await quoteOf(desk, number, params.id)
  const facts = { quote: id, fee: fee / 100, total: price.total / 100, ...goodwillFacts(goodwill) }
  const entry = (act: 'trip-changed' | 'proposed') => onBehalf(desk, { act, orders: [number], facts })
  const done = await desk.booking.confirmChangeFor(number, id, entry('trip-changed'))
  if (done.ok) return redirect(asked(`/zamowienia/${number}`, { zrobione: 'zmiana' }), 303)
  if (done.refusal.code !== 'second-person-needed') return refusedAct(done.refusal.code)
  const proposed = await desk.booking.propose(number, { kind: 'change', quoteId: id }, entry('proposed'))
  if (!proposed.ok) return refusedAct(proposed.refusal.code)
  return redirect(asked(`/zamowienia/${number}`, { zrobione: 'propozycja' }), 303)
}

export default function ChangeQuotePage() {
  const { number, id, parts, lost, quote, mayWaive, above, ...terms } = useLoaderData<typeof loader>()
  const acted = useActionData<BehalfActed>()
  const path = `${base}/zamowienia/${number}/zmiana`
  const whole = terms.fee + (terms.goodwill?.amount ?? 0)
  return (
    <Page title={`Zmiana podróży ${number}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      <p>
        <OrderLink number={number} />
      </p>
      <section className="card" aria-labelledby="wycena">
        <h2 id="wycena">Co się zmieni i ile to kosztuje</h2>
        <Figures
          figures={[
            ...parts.map(
              ({ part, before, after }) => [changedPartNames[part] ?? part, `${before} → ${after}`] as const,
            ),
            ...(lost.length > 0 ? [['Nie przechodzi', lost.join(', ')] as const] : []),
            ['Cena dotąd', moneyText(terms.before)],
            ['Różnica cen', moneyText(terms.difference)],
            [terms.feeKind === 'leaving' ? 'Opłata za rezygnację' : 'Opłata za zmianę', moneyText(whole)],
            ...goodwillFigures(terms.goodwill),
            ['Nowa cena', <strong key="total">{moneyText(terms.total)}</strong>],
            ...(terms.refund > 0
              ? [['Zwrot', `${moneyText(terms.refund)}: ${waysText(terms.returns)}`] as const]
              : []),
            [
              'Harmonogram',
              terms.schedule
                .map(({ amount, dueBy }) => `${moneyText(amount)} do ${dayText(dueBy)}`)
                .join(', '),
            ],
          ]}
        />
        <QuoteTime quote={quote} />
        {quote.isOpen ? (
          <form method="post" action={`${path}/${id}`}>
            <button type="submit">Zmień podróż w imieniu gościa</button>
          </form>
        ) : (
          <a className="button" href={path}>
            Wybierz jeszcze raz
          </a>
        )}
      </section>
      {mayWaive && whole > 0 && (
        <form method="post" action={`${path}/${id}/bez-oplaty`} className="card slim">
          <h2>Bez opłaty albo jej części</h2>
          <GoodwillFields label="Odstępujemy od kwoty w zł" most={whole} above={above} acted={acted} />
          <button type="submit">Wyceń bez tej kwoty</button>
        </form>
      )}
    </Page>
  )
}
