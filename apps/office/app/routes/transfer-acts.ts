import { isComplaintNumber } from '@wojaz/complaints/server'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere, typedIn } from '../at-desk.ts'
import { isUuid } from '../is-uuid.ts'
import { readAccount } from '../transfer-form.ts'
import { assignRefusalWords, transferFaultWords } from '../transfer-words.ts'
import type { TransferActed } from './transfers.tsx'

function idOf(id = ''): string {
  if (!isUuid(id)) throw notThere()
  return id
}

const done = () => redirect(`${base}/przelewy`, 303)
const settled = () =>
  data<TransferActed>({ isDone: false, said: 'Ktoś już się tym zajął. Lista jest świeża.' }, { status: 409 })

export async function assign({ request, params, context }: ActionFunctionArgs) {
  const { booking, write } = atDesk(context)
  const id = idOf(params.id)
  const { number: typed = '' } = await typedIn(request)
  const number = typed.replace(/[\s-]/g, '').toUpperCase()
  const outcome = await booking.assignTransfer(id, number)
  if (!outcome.ok) {
    const { code } = outcome.refusal
    if (code === 'transfer-settled') return settled()
    const fault = `Nie przypisano: ${assignRefusalWords[code]}.`
    return data<TransferActed>({ isDone: false, of: { id, field: 'number', typed, fault } }, { status: 422 })
  }
  await write({ act: 'transfer-assigned', orders: [number] })
  const said =
    outcome.value.state === 'confirmed'
      ? `Zaksięgowano na zamówienie ${number}.`
      : `Zamówienie ${number} nie ma już miejsc: kwota czeka poniżej na zwrot.`
  return data<TransferActed>({ isDone: outcome.value.state === 'confirmed', said })
}

export async function sendBack({ request, params, context }: ActionFunctionArgs) {
  const { booking, write } = atDesk(context)
  const id = idOf(params.id)
  const { account: typed = '' } = await typedIn(request)
  const account = readAccount(typed)
  if (!account) {
    const of = { id, field: 'account', typed, fault: transferFaultWords.account } as const
    return data<TransferActed>({ isDone: false, of }, { status: 422 })
  }
  if (!(await booking.returnTransfer(id, account))) return settled()
  await write({ act: 'transfer-returned', facts: { transfer: id } })
  return done()
}

export async function sent({ params, context }: ActionFunctionArgs) {
  const { booking, write } = atDesk(context)
  const id = idOf(params.id)
  if (!(await booking.transferReturned(id))) return settled()
  await write({ act: 'transfer-sent-back', facts: { transfer: id } })
  return done()
}

/** The agreed amount of a complaint was sent, to the guest's account or to the one typed here. */
export async function awardSent({ request, params, context }: ActionFunctionArgs) {
  const { complaints, member, write } = atDesk(context)
  const { number = '' } = params
  const story = isComplaintNumber(number) ? await complaints.office.read(number) : null
  if (!story) throw notThere()
  const { account: typed = '' } = await typedIn(request)
  const outcome = await complaints.office.markPaid(number, member.name, readAccount(typed) || null)
  if (!outcome.ok && outcome.refusal.code === 'account-missing') {
    const of = { id: number, field: 'account', typed, fault: transferFaultWords.account } as const
    return data<TransferActed>({ isDone: false, of }, { status: 422 })
  }
  if (!outcome.ok) return settled()
  await write({ act: 'complaint-paid', orders: [story.orderNumber], facts: { complaint: number } })
  return done()
}

export async function refundSent({ params, context }: ActionFunctionArgs) {
  const { booking, write } = atDesk(context)
  const id = idOf(params.id)
  if (!(await booking.refundSent(id))) return settled()
  await write({ act: 'refund-sent', facts: { refund: id } })
  return done()
}
