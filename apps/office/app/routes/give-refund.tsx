import { mostToGive } from '@wojaz/booking'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, typedIn } from '../at-desk.ts'
import { readGoodwill } from '../goodwill-form.ts'
import { type BehalfActed, faultyAct, refusedAct } from '../on-behalf.ts'
import { orderOf } from '../order-of.ts'
import { GoodwillFields } from '../parts/goodwill-fields.tsx'
import { Page, Said } from '../parts/page.tsx'
import { Figures } from '../parts/quote-parts.tsx'
import { moneyText, OrderLink } from '../parts/said-values.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const order = await orderOf(desk, params.number)
  const { number, price, paid, refunds, cancellation } = order
  await desk.write({ act: 'order-seen', orders: [number] })
  const given = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const fee = cancellation?.fee ?? null
  return {
    number,
    total: price.total,
    paid,
    given,
    fee,
    most: mostToGive(order),
    above: desk.secondPersonAbove,
  }
}

/** Makes a quote of the refund, which gets a URL. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const order = await orderOf(desk, params.number)
  const typed = await typedIn(request)
  const goodwill = readGoodwill(typed, mostToGive(order))
  if (!goodwill.ok) return faultyAct(goodwill.refusal, typed)
  const asks = { by: desk.member.name, goodwill: goodwill.value }
  const quoted = await desk.booking.quoteRefundFor(order.number, asks)
  if (!quoted.ok) return refusedAct(quoted.refusal.code, typed)
  return redirect(`${base}/zamowienia/${order.number}/zwrot/${quoted.value.id}`, 303)
}

export default function GiveRefund() {
  const { number, total, paid, given, fee, most, above } = useLoaderData<typeof loader>()
  const acted = useActionData<BehalfActed>()
  return (
    <Page title={`Zwrot z zamówienia ${number}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      <p>
        <OrderLink number={number} />
      </p>
      <section className="card" aria-labelledby="stan">
        <h2 id="stan">Stan</h2>
        <Figures
          figures={[
            ['Cena podróży', moneyText(total)],
            ['Wpłacono', moneyText(paid)],
            ['Zwroty dotąd', moneyText(given)],
            ...(fee === null ? [] : [['Zatrzymana opłata', moneyText(fee)] as const]),
            ['Można zwrócić', <strong key="most">{moneyText(most)}</strong>],
          ]}
        />
        <p className="hint">
          O tyle, ile wraca, maleje cena podróży, więc gość niczego nie dopłaca. Kto ma dostać wszystko, temu
          odwołaj podróż bez opłaty.
        </p>
      </section>
      {most > 0 && (
        <form method="post" action={`${base}/zamowienia/${number}/zwrot`} className="card slim">
          <h2>Ile i dlaczego</h2>
          <GoodwillFields label="Kwota zwrotu w zł" most={most} above={above} acted={acted} />
          <button type="submit">Pokaż wycenę zwrotu</button>
        </form>
      )}
    </Page>
  )
}
