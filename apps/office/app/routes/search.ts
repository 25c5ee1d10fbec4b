import { readAttractionNumber } from '@wojaz/attractions'
import { readDeskWords } from '@wojaz/booking'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { asked, orderAddress } from '../address.ts'
import { atDesk, typedIn } from '../at-desk.ts'

const plain = ['flight', 'hotel', 'date', 'state', 'due'] as const

/** An order number opens its order. A word that may be a name is encrypted in the URL; other filters are plain. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { staff } = atDesk(context)
  const typed = await typedIn(request)
  const words = readDeskWords(typed.words ?? '')
  const number = words?.kind === 'number' ? words.number : readAttractionNumber(typed.words ?? '')
  if (number !== null) return redirect(orderAddress(number), 303)
  const kept = words ? staff.sealWords((typed.words ?? '').trim().slice(0, 120)) : null
  const filters = Object.fromEntries(plain.map((name) => [name, typed[name]?.trim().slice(0, 60)]))
  return redirect(asked('/zamowienia', { s: kept, ...filters }), 303)
}
