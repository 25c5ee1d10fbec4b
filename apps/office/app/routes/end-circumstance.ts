import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere } from '../at-desk.ts'

/** From now on leaving costs again what the contract says. Pressed twice it is over once. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { booking, member, write } = atDesk(context)
  const { id = '' } = params
  if (!/^\d{1,15}$/.test(id)) throw notThere()
  await write({ act: 'circumstance-ended', facts: { circumstance: id } })
  await booking.endCircumstance(id, member.name)
  return redirect(`${base}/zmiany/okolicznosci?koniec`, 303)
}
