import { longestNote } from '@wojaz/staff/server'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, notThere, typedIn } from '../at-desk.ts'
import { onBehalf, refusedAct } from '../on-behalf.ts'
import { orderOf } from '../order-of.ts'

/** The result of an action on the order's page. */
export interface OrderActed {
  readonly isDone: boolean
  readonly said?: string
  /** A refused note, with the message at its field. */
  readonly note?: { readonly typed: string; readonly fault: string }
}

export async function note({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number } = await orderOf(desk, params.number)
  const { note: typed = '' } = await typedIn(request)
  if (await desk.staff.addNote(desk.member, number, typed))
    return redirect(`${base}/zamowienia/${number}#notatki`, 303)
  const fault =
    typed.trim() === '' ? 'Wpisz treść notatki.' : `Notatka może mieć najwyżej ${longestNote} znaków.`
  return data<OrderActed>({ isDone: false, note: { typed, fault } }, { status: 422 })
}

const documentRefusals = {
  'not-confirmed': 'Zamówienie nie jest potwierdzone: dokumentów jeszcze nie ma.',
  'document-unknown': 'Tego dokumentu nie ma.',
  'too-many-emails': 'Na dziś wysłano już dość wiadomości w sprawie tego zamówienia.',
} as const

/** Sends the documents, always to the order's email address. */
export async function documents({ params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const order = await orderOf(desk, params.number)
  const wish = { to: order.contact.email, documents: [], sender: 'Wojaż', place: `office ${order.number}` }
  const outcome = await desk.sharing.sendDocuments(order, wish)
  if (!outcome.ok)
    return data<OrderActed>({ isDone: false, said: documentRefusals[outcome.refusal.code] }, { status: 409 })
  await desk.write({ act: 'documents-sent', orders: [order.number] })
  return data<OrderActed>({ isDone: true, said: 'Dokumenty wysłane na adres zamówienia.' })
}

/** Sends the link by which the guest sees the order and pays the rest. */
export async function link({ params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number, contact } = await orderOf(desk, params.number)
  await desk.booking.sendOrderLink({ number, email: contact.email }, `office ${number}`)
  await desk.write({ act: 'link-sent', orders: [number] })
  return data<OrderActed>({
    isDone: true,
    said: 'Link do zamówienia i płatności wysłany na adres zamówienia.',
  })
}

/** The author withdraws a proposal. */
export async function withdraw({ params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number } = await orderOf(desk, params.number)
  const proposal = await desk.booking.proposal(params.id ?? '')
  if (proposal?.orderNumber !== number || proposal.by.id !== desk.member.id) throw notThere()
  const entry = { act: 'proposal-refused', orders: [number], facts: { proposal: proposal.id } } as const
  const ended = await desk.booking.refuseProposal(proposal.id, onBehalf(desk, entry))
  if (!ended.ok) return refusedAct(ended.refusal.code)
  return redirect(asked(`/zamowienia/${number}`, { zrobione: 'wycofanie' }), 303)
}
