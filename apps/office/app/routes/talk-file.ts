import { Readable } from 'node:stream'
import { downloadHeaders } from '@wojaz/uploads/server'
import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'

/** A file of a message, as harmless as the guest gets it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { talks, uploads, write } = atDesk(context)
  const { id = '', message = '', file = '' } = params
  const number = Number(message)
  const thread = await talks.staff.thread(id)
  const found = thread && Number.isSafeInteger(number) && (await talks.staff.attachment(id, number, file))
  const stream = found ? await uploads.open(found.id) : null
  if (!thread || !found || !stream) throw notThere()
  const orders = thread.orderNumber ? [thread.orderNumber] : []
  await write({ act: 'talk-file-opened', orders, facts: { thread: id, message: number } })
  return new Response(Readable.toWeb(stream) as BodyInit, { headers: downloadHeaders(found) })
}
