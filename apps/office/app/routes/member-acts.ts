import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere, typedIn } from '../at-desk.ts'
import { readRoles } from '../member-form.ts'
import type { MemberActed } from './members.tsx'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const oneself = 'Własnych ról i dostępu nie zmienia się samemu.'

function memberId(id = ''): string {
  if (!uuid.test(id)) throw notThere()
  return id
}

function refusedAs(code: 'member-unknown' | 'oneself') {
  if (code === 'member-unknown') throw notThere()
  return data<MemberActed>({ said: oneself }, { status: 409 })
}

export async function roles({ request, params, context }: ActionFunctionArgs) {
  const { staff, member } = atDesk(context)
  const given = readRoles(await typedIn(request))
  if (given.length === 0)
    return data<MemberActed>({ said: 'Zaznacz co najmniej jedną rolę albo zablokuj konto.' }, { status: 422 })
  const outcome = await staff.giveRoles(member, memberId(params.id), given)
  return outcome.ok ? redirect(`${base}/ludzie`, 303) : refusedAs(outcome.refusal.code)
}

export async function block({ params, context }: ActionFunctionArgs) {
  const { staff, member } = atDesk(context)
  const outcome = await staff.block(member, memberId(params.id))
  return outcome.ok ? redirect(`${base}/ludzie`, 303) : refusedAs(outcome.refusal.code)
}

export async function inviteAgain({ params, context }: ActionFunctionArgs) {
  const { staff, member } = atDesk(context)
  const id = memberId(params.id)
  const outcome = await staff.inviteAgain(member, id)
  if (!outcome.ok) return refusedAs(outcome.refusal.code)
  const sentTo = (await staff.members()).find((one) => one.id === id)?.email
  return (sentTo ? { sentTo } : {}) satisfies MemberActed
}
