import { randomUUID } from 'node:crypto'
import type { Concerned, EmailPreview } from '@wojaz/booking/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { announcementOf } from '../announcement-facts.ts'
import { kindOf, readAnnouncement, type WishFaults } from '../announcement-form.ts'
import { type AtDesk, atDesk, queryOf, typedIn } from '../at-desk.ts'
import { AnnouncementFields } from '../parts/announcement-fields.tsx'
import { AnnouncementPreview, type Instead } from '../parts/announcement-preview.tsx'
import { AnnouncementTabs } from '../parts/announcement-tabs.tsx'
import { Page, Said } from '../parts/page.tsx'

type Typed = Readonly<Record<string, string>>

interface Shown {
  readonly typed: Typed
  readonly faults: WishFaults
  /** Null: no preview was requested, or the form has faults. */
  readonly concerned: readonly Concerned[] | null
  /** The email to the first order; null: none, or it is part of the email about the money. */
  readonly email: EmailPreview | null
  /** The substitute for each order, by number; null: none is offered. */
  readonly instead: Instead | null
  /** The idempotency key of the announcement. */
  readonly id: string
  readonly said?: string
}

async function preview(desk: AtDesk, typed: Typed): Promise<Shown> {
  const empty = { typed, concerned: null, email: null, instead: null, id: randomUUID() }
  if (!('day' in typed) && !('from' in typed)) return { ...empty, faults: {} }
  const wish = readAnnouncement(typed)
  if (!wish.ok) return { ...empty, faults: wish.refusal }
  const facts = await announcementOf(desk, wish.value)
  if (!facts.ok) return { ...empty, faults: facts.refusal }
  const concerned = await desk.desk.concernedBy(facts.value)
  await desk.write({
    act: 'announcement-previewed',
    orders: concerned.map(({ number }) => number),
    facts: { kind: facts.value.kind },
  })
  const [first] = concerned
  const numbers = concerned.map(({ number }) => number)
  const hasWish = 'substitute' in facts.value && facts.value.substitute !== undefined
  const offered = hasWish ? await desk.booking.substitutesOf(facts.value, numbers) : null
  const own = (first && offered?.get(first.number)) ?? null
  const email = first ? await desk.desk.emailTo(first.number, facts.value, own) : null
  const instead =
    offered && Object.fromEntries([...offered].map(([number, one]) => [number, one?.difference ?? null]))
  return { ...empty, faults: {}, concerned, email, instead }
}

export const loader = ({ request, context }: LoaderFunctionArgs) => preview(atDesk(context), queryOf(request))

const refusals = {
  unreadable: 'Tej zmiany nie da się ogłosić. Popraw dane.',
  'nobody-concerned': 'Zmiana nikogo nie dotyczy.',
  'too-late': 'Części podróży nie można już odwołać z powodu zbyt małej liczby uczestników.',
} as const

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { id = '', count = '', ...typed } = await typedIn(request)
  const shown = await preview(desk, typed)
  if (!shown.concerned) return data(shown, { status: 422 })
  const orders = shown.concerned.map(({ number }) => number)
  // The affected orders have changed since the preview. Only those that were shown may get the email.
  if (String(orders.length) !== count || !uuid.test(id))
    return data(
      { ...shown, said: 'Lista osób zmieniła się. Sprawdź ją i wyślij jeszcze raz.' },
      { status: 409 },
    )
  const wish = readAnnouncement(typed)
  const facts = wish.ok ? await announcementOf(desk, wish.value) : null
  if (!facts?.ok) return data(shown, { status: 422 })
  await desk.write({ act: 'announced', orders, facts: { announcement: id, kind: facts.value.kind } })
  const outcome = await desk.booking.announceChange(facts.value, { id, by: desk.member.name })
  if (outcome.ok) return redirect(`${base}/zmiany/${id}`, 303)
  return data({ ...shown, said: refusals[outcome.refusal.code] }, { status: 409 })
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export default function NewAnnouncement() {
  const loaded = useLoaderData<Shown>()
  const { typed, faults, concerned, email, instead, id, said } = useActionData<Shown>() ?? loaded
  const kind = kindOf(typed)
  return (
    <Page title="Nowa zmiana">
      {said && <Said isFault>{said}</Said>}
      <AnnouncementTabs open={kind} />
      <form method="get" action={`${base}/zmiany/nowa`} className="card">
        <input type="hidden" name="kind" value={kind} />
        <AnnouncementFields kind={kind} typed={typed} faults={faults} />
        <button type="submit">Pokaż, kogo dotyczy</button>
      </form>
      {concerned && (
        <AnnouncementPreview typed={typed} concerned={concerned} email={email} instead={instead} id={id} />
      )}
    </Page>
  )
}
