import { Readable } from 'node:stream'
import { isComplaintNumber } from '@wojaz/complaints/server'
import { downloadHeaders } from '@wojaz/uploads/server'
import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'

/** A photo or document of a complaint. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { complaints, uploads, write } = atDesk(context)
  const { number = '', file = '' } = params
  const story = isComplaintNumber(number) ? await complaints.office.read(number) : null
  const found = story?.files.find(({ id }) => id === file)
  const stream = found ? await uploads.open(found.id) : null
  if (!story || !found || !stream) throw notThere()
  await write({ act: 'complaint-file-opened', orders: [story.orderNumber], facts: { complaint: number } })
  return new Response(Readable.toWeb(stream) as BodyInit, { headers: downloadHeaders(found) })
}
