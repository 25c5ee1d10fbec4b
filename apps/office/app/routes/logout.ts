import { type ActionFunctionArgs, redirect } from 'react-router'
import { sessionCookie } from '../../server/session-cookie.ts'
import { base } from '../address.ts'
import { atDesk } from '../at-desk.ts'

export async function action({ context }: ActionFunctionArgs) {
  const { staff, member, visit } = atDesk(context)
  if (visit.session) await staff.logOut(member, visit.session)
  return redirect(`${base}/logowanie`, { status: 303, headers: { 'set-cookie': sessionCookie(null) } })
}
