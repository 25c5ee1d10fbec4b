import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, queryOf, typedIn } from '../at-desk.ts'
import { tripKindNames, wishFaults } from '../behalf-words.ts'
import { type BehalfActed, faultyAct, refusedAct, saidAct } from '../on-behalf.ts'
import { orderOf } from '../order-of.ts'
import { Page, Said } from '../parts/page.tsx'
import { moneyText, OrderLink } from '../parts/said-values.tsx'
import { JoiningForm, LeavingTable, OptionFilters, OptionTable } from '../parts/trip-options.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const order = await orderOf(desk, params.number)
  await desk.write({ act: 'order-seen', orders: [order.number] })
  const kinds = order.state === 'confirmed' ? desk.trips.kinds(order) : []
  const kind = kinds.find((one) => one === queryOf(request).co) ?? kinds[0] ?? null
  const isParty = kind === 'osoby'
  const search = new URL(request.url).searchParams
  return {
    number: order.number,
    kinds,
    kind,
    fee: desk.trips.fee(order),
    nth: order.participants.length,
    rooms: order.offer.occupancies.map(({ roomName }) => roomName),
    found: kind && !isParty ? await desk.trips.options(order, kind, search) : null,
    people: isParty ? await desk.trips.leaving(order) : [],
  }
}

/** Makes a quote for another trip, which gets a URL. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const order = await orderOf(desk, params.number)
  const { number } = order
  const typed = await typedIn(request)
  if (order.state !== 'confirmed') return refusedAct('not-confirmed', typed)
  const wish = await desk.trips.wish(order, typed)
  if (!wish.ok)
    return 'faults' in wish.refusal
      ? faultyAct(wish.refusal.faults, typed)
      : saidAct(wishFaults[wish.refusal.fault] ?? wishFaults.notOffered, typed)
  const asks = { by: desk.member.name, goodwill: null }
  const quoted = await desk.booking.quoteChangeFor(number, wish.value, asks)
  if (!quoted.ok) return refusedAct(quoted.refusal.code, typed)
  return redirect(`${base}/zamowienia/${number}/zmiana/${quoted.value.id}`, 303)
}

export default function ChangeTrip() {
  const { number, kinds, kind, fee, found, people, nth, rooms } = useLoaderData<typeof loader>()
  const acted = useActionData<BehalfActed>()
  const path = `${base}/zamowienia/${number}/zmiana`
  return (
    <Page title={`Zmiana podróży ${number}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      <p>
        <OrderLink number={number} />
      </p>
      {kind === null && <p className="none">Tej podróży nie można już zmienić.</p>}
      <ul className="tabs">
        {kinds.map((one) => (
          <li key={one}>
            <a href={`${path}?co=${one}`} aria-current={one === kind ? 'page' : undefined}>
              {tripKindNames[one]}
            </a>
          </li>
        ))}
      </ul>
      {fee !== null && found && <p>Opłata za zmianę dziś: {moneyText(fee)}, już w cenach poniżej.</p>}
      {found && kind && (
        <>
          <OptionFilters path={path} kind={kind} filters={found.filters} />
          <OptionTable path={`${path}?co=${kind}`} options={found.options} />
        </>
      )}
      {kind === 'osoby' && (
        <>
          <p>Kto zostaje w domu, płaci tyle, ile dziś kosztuje rezygnacja: jest to już w cenie.</p>
          <LeavingTable path={`${path}?co=osoby`} people={people} />
          {fee !== null && <JoiningForm path={`${path}?co=osoby`} nth={nth} rooms={rooms} acted={acted} />}
        </>
      )}
    </Page>
  )
}
