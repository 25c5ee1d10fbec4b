import { randomUUID } from 'node:crypto'
import { type SaleChange, type SaleHistoryLine, type SaleLine, salePage } from '@wojaz/booking/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { type AtDesk, atDesk, queryOf, typedIn } from '../at-desk.ts'
import { Page, Said } from '../parts/page.tsx'
import { SaleFields } from '../parts/sale-fields.tsx'
import { SaleHistory } from '../parts/sale-history.tsx'
import { SalePreview } from '../parts/sale-preview.tsx'
import { saleOf } from '../sale/sale-facts.ts'
import { readSale, reasonFault, type SaleFaults, saleKindOf, saleKinds } from '../sale/sale-form.ts'
import { saleFault, saleKindNames } from '../sale/sale-words.ts'

type Typed = Readonly<Record<string, string>>

interface Shown {
  readonly typed: Typed
  readonly faults: SaleFaults
  /** Null: no preview was requested, or it is impossible. */
  readonly lines: readonly SaleLine[] | null
  /** The idempotency key of the change. */
  readonly id: string
  readonly said?: string
}

async function history({ booking }: AtDesk, after = '') {
  const found = await booking.saleChanges(/^\d{1,15}$/.test(after) ? after : null)
  const changes = found.slice(0, salePage)
  const last = found.length > salePage ? changes.at(-1) : undefined
  return { changes, more: last ? asked('/sprzedaz', { after: last.nth }) : null }
}

async function preview(desk: AtDesk, typed: Typed): Promise<Shown & { change?: SaleChange }> {
  const empty = { typed, lines: null, id: randomUUID() }
  if (!('hotel' in typed) && !('flight' in typed)) return { ...empty, faults: {} }
  const wish = readSale(typed)
  if (!wish.ok) return { ...empty, faults: wish.refusal }
  const change = await saleOf(desk, wish.value)
  if (!change.ok) return { ...empty, faults: change.refusal }
  const effect = await desk.booking.previewSale(change.value)
  if (!effect.ok) return { ...empty, ...saleFault(effect.refusal, wish.value.kind) }
  return { ...empty, faults: {}, lines: effect.value, change: change.value }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { after, ...typed } = queryOf(request)
  return { ...(await preview(desk, typed)), ...(await history(desk, after)) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { id = '', ...typed } = await typedIn(request)
  const shown = await preview(desk, typed)
  const { reason = '' } = typed
  const fault = reasonFault(reason)
  if (!shown.change || !uuid.test(id)) return data<Shown>(shown, { status: 422 })
  if (fault) return data<Shown>({ ...shown, faults: { reason: fault } }, { status: 422 })
  await desk.write({ act: 'sale-changed', facts: { change: id, kind: shown.change.kind } })
  const by = { id, by: desk.member.name, reason: reason.trim() }
  const outcome = await desk.booking.changeSale(shown.change, by)
  if (outcome.ok) return redirect(`${base}/sprzedaz#historia`, 303)
  const refusal = saleFault(outcome.refusal, shown.change.kind)
  return data<Shown>({ ...shown, ...refusal, lines: null }, { status: 409 })
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export default function Sale() {
  const loaded = useLoaderData<Shown & { changes: readonly SaleHistoryLine[]; more: string | null }>()
  const { changes, more } = loaded
  const { typed, faults, lines, id, said } = { ...loaded, ...useActionData<Partial<Shown>>() }
  const kind = saleKindOf(typed)
  return (
    <Page title="Sprzedaż: stop-sale i miejsca">
      {said && <Said isFault>{said}</Said>}
      <ul className="tabs">
        {saleKinds.map((one) => (
          <li key={one}>
            <a href={`${base}/sprzedaz?kind=${one}`} aria-current={one === kind ? 'page' : undefined}>
              {saleKindNames[one]}
            </a>
          </li>
        ))}
      </ul>
      <form method="get" action={`${base}/sprzedaz`} className="card">
        <input type="hidden" name="kind" value={kind} />
        <SaleFields kind={kind} typed={typed} faults={faults} />
        <button type="submit">Pokaż, co to zmieni</button>
      </form>
      {lines && <SalePreview typed={typed} lines={lines} id={id} reasonFault={faults.reason} />}
      <SaleHistory changes={changes} more={more} />
    </Page>
  )
}
