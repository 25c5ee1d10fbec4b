import type { SavedRoom, SaveRefusal } from '@wojaz/staff/server'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { base } from '../address.ts'
import { atDesk, typedIn } from '../at-desk.ts'
import { isUuid } from '../is-uuid.ts'
import { askedText, roomPaths } from '../saved-in.ts'
import { saveRefusals } from '../saved-words.ts'

/** Saves or deletes a filter of a list, then returns to the list. */
export function savingIn(room: SavedRoom) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { staff, member, write } = atDesk(context)
    const { remove, name = '', asked = '', shared } = await typedIn(request)
    const question = askedText(Object.fromEntries(new URLSearchParams(asked.slice(0, 4000))))
    if (remove !== undefined) {
      if (isUuid(remove)) await staff.removeQuestion(member, remove)
      await write({ act: 'question-removed', facts: { room } })
      return back(room, question)
    }
    const saved = await staff.saveQuestion(member, { room, name, asked: question, isShared: shared === '1' })
    if (saved.ok) await write({ act: 'question-saved', facts: { room, shared: shared === '1' } })
    return back(room, question, saved.ok ? undefined : saved.refusal.code)
  }
}

function back(room: SavedRoom, question: string, why?: SaveRefusal['code']) {
  const search = new URLSearchParams(question)
  if (why && why in saveRefusals) search.set('nie', why)
  const text = search.toString()
  return redirect(`${base}${roomPaths[room]}${text && `?${text}`}`, 303)
}
