import { Readable } from 'node:stream'
import { downloadHeaders } from '@wojaz/uploads/server'
import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere, queryOf } from '../at-desk.ts'
import { isNewLook } from '../new-look.ts'

/** A file of a message, with the same safety headers as for the guest. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { talks, uploads, member, clock, write } = atDesk(context)
  const { id = '', message = '', file = '' } = params
  const number = Number(message)
  const isSmall = queryOf(request).maly === '1'
  const thread = await talks.staff.thread(id)
  const found = thread && Number.isSafeInteger(number) && (await talks.staff.attachment(id, number, file))
  const stream = found ? await uploads.open(found.id, isSmall ? 'small' : 'whole') : null
  if (!thread || !found || !stream) throw notThere()
  const orders = thread.orderNumber ? [thread.orderNumber] : []
  // Thumbnails are part of the page, so they are logged as the same access.
  if (!isSmall) await write({ act: 'talk-file-opened', orders, facts: { thread: id, message: number } })
  else if (isNewLook(`${member.id} ${id}`, clock()))
    await write({ act: 'talk-seen', orders, facts: { thread: id } })
  return new Response(Readable.toWeb(stream) as BodyInit, { headers: downloadHeaders(found) })
}
