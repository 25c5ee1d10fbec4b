import type { ActionFunctionArgs } from 'react-router'
import { data, redirect } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere } from '../at-desk.ts'
import { undoRefusals } from '../sale/sale-words.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Undoes a change of sale. Its reason stays in the log. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { booking, member, write } = atDesk(context)
  const { id = '' } = params
  if (!uuid.test(id)) throw notThere()
  await write({ act: 'sale-undone', facts: { change: id } })
  const outcome = await booking.undoSale(id, member.name)
  if (outcome.ok) return redirect(`${base}/sprzedaz#historia`, 303)
  if (outcome.refusal.code === 'change-unknown') throw notThere()
  return data({ said: undoRefusals[outcome.refusal.code] }, { status: 409 })
}
