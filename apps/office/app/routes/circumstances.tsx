import { randomUUID } from 'node:crypto'
import type { CircumstanceLine, DeskPlace, EmailPreview, FreeToLeaveAll } from '@wojaz/booking/server'
import { dayOf } from '@wojaz/travel/dates'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { type AtDesk, atDesk, queryOf, typedIn } from '../at-desk.ts'
import { type CircumstanceFaults, readCircumstance, type TypedCircumstance } from '../circumstance-form.ts'
import { declaredText, reasonNames, circumstanceWords as words } from '../circumstance-words.ts'
import { isUuid } from '../is-uuid.ts'
import { CircumstanceFields } from '../parts/circumstance-fields.tsx'
import { CircumstancePreview } from '../parts/circumstance-preview.tsx'
import { Page, Said } from '../parts/page.tsx'
import { dayText, Moment } from '../parts/said-values.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { words as office } from '../words.ts'

type Typed = Readonly<Record<string, string>>

interface Shown {
  readonly typed: Typed
  readonly faults: CircumstanceFaults
  /** Null: no preview was requested, or the form has faults. */
  readonly free: FreeToLeaveAll | null
  readonly email: EmailPreview | null
  /** The idempotency key of the declaration. */
  readonly id: string
  readonly places: readonly DeskPlace[]
  readonly lines: readonly CircumstanceLine[]
  readonly said?: string
  readonly isFault?: boolean
}

async function shown(
  { desk, booking, clock, write }: AtDesk,
  typed: Typed,
): Promise<Shown & { wish?: TypedCircumstance }> {
  const places = await desk.places()
  const empty = {
    typed,
    places,
    free: null,
    email: null,
    id: randomUUID(),
    lines: await booking.circumstances(),
  }
  if (!('destination' in typed)) return { ...empty, faults: {} }
  const wish = readCircumstance(typed, new Set(places.map(({ code }) => code)), dayOf(clock()))
  if (!wish.ok) return { ...empty, faults: wish.refusal }
  const free = await desk.freeToLeave(wish.value)
  const { destination, reason } = wish.value
  const orders = free.orders.map(({ number }) => number)
  await write({ act: 'circumstance-previewed', orders, facts: { destination, reason } })
  const [first] = orders
  const email = first ? await desk.leavingFreeTo(first, wish.value) : null
  return { ...empty, faults: {}, free, email, wish: wish.value }
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Shown> {
  const { koniec, ogloszone = '', ...typed } = queryOf(request)
  const seen = await shown(atDesk(context), typed)
  if (/^\d{1,6}$/.test(ogloszone)) return { ...seen, said: declaredText(Number(ogloszone)) }
  return koniec === undefined ? seen : { ...seen, said: words.ended }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const at = atDesk(context)
  const { id = '', count = '', ...typed } = await typedIn(request)
  const done = () => redirect(asked('/zmiany/okolicznosci', { ogloszone: count }), 303)
  // The form was sent twice: do nothing and log nothing.
  if (isUuid(id) && (await at.booking.isCircumstanceDeclared(id))) return done()
  const { wish, ...seen } = await shown(at, typed)
  if (!wish || !seen.free) return data<Shown>(seen, { status: 422 })
  // The affected orders have changed since the preview. Only those that were shown may get the email.
  if (String(seen.free.count) !== count || !isUuid(id))
    return data<Shown>({ ...seen, said: words.changed, isFault: true }, { status: 409 })
  const { destination, reason } = wish
  const orders = seen.free.orders.map(({ number }) => number)
  await at.write({
    act: 'circumstance-declared',
    orders,
    facts: { destination, reason, count: seen.free.count },
  })
  const declared = await at.booking.declareCircumstance({ ...wish, by: at.member.name, as: id })
  return declared.ok ? done() : data<Shown>(seen, { status: 422 })
}

export default function Circumstances() {
  const loaded = useLoaderData<Shown>()
  const { typed, faults, free, email, id, places, lines, said, isFault } = useActionData<Shown>() ?? loaded
  return (
    <Page title={words.title}>
      {said && <Said isFault={isFault ?? false}>{said}</Said>}
      <p>{words.lead}</p>
      <form method="get" action={`${base}/zmiany/okolicznosci`} className="card">
        <CircumstanceFields places={places} typed={typed} faults={faults} />
        <button type="submit">{words.show}</button>
      </form>
      {free && <CircumstancePreview typed={typed} free={free} email={email} id={id} />}
      <Table
        caption={words.listed}
        columns={columnsWith(places)}
        rows={lines}
        keyOf={({ id: circumstance }) => circumstance}
      />
    </Page>
  )
}

function columnsWith(places: readonly DeskPlace[]): readonly Column<CircumstanceLine>[] {
  const nameOf = (of: string) => places.find(({ code }) => code === of)?.name ?? of
  return [
    { name: words.place, cell: ({ destination }) => nameOf(destination) },
    { name: words.reason, cell: ({ reason }) => reasonNames[reason] },
    { name: words.days, cell: ({ from, until }) => `${dayText(from)} – ${dayText(until)}` },
    { name: office.who, cell: ({ declaredBy }) => declaredBy },
    { name: office.when, cell: ({ declaredAt }) => <Moment at={declaredAt} /> },
    { name: words.told, cell: ({ told }) => told, isNumber: true },
    {
      name: words.end,
      cell: ({ id, destination }) => (
        <a
          href={`${base}/zmiany/okolicznosci/${id}/koniec`}
          aria-label={`${words.end}: ${nameOf(destination)}`}
        >
          {words.end}
        </a>
      ),
    },
  ]
}
