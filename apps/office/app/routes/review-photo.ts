import { Readable } from 'node:stream'
import { isOrderNumber } from '@wojaz/booking'
import { downloadHeaders } from '@wojaz/uploads/server'
import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'

/** A photo of a review in moderation. Opening the review was logged already. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { uploads } = atDesk(context)
  const { number = '', file = '' } = params
  const photos = isOrderNumber(number) ? await uploads.of('review', [number]) : null
  const found = photos?.get(number)?.find(({ id }) => id === file)
  const stream = found ? await uploads.open(found.id) : null
  if (!found || !stream) throw notThere()
  return new Response(Readable.toWeb(stream) as BodyInit, { headers: downloadHeaders(found) })
}
