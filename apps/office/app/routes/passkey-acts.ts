import { type ActionFunctionArgs, redirect } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere, typedIn } from '../at-desk.ts'
import { isUuid } from '../is-uuid.ts'

/** Renames or removes one of the member's own passkeys. */
export async function change({ request, params, context }: ActionFunctionArgs) {
  const { staff, member } = atDesk(context)
  const { id = '' } = params
  if (!isUuid(id)) throw notThere()
  const { remove, name = '' } = await typedIn(request)
  if (remove === undefined) await staff.renamePasskey(member, id, name)
  else await staff.removePasskey(member, id)
  return redirect(`${base}/klucze`, 303)
}
