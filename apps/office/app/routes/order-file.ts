import { isOrderNumber } from '@wojaz/booking'
import { documentsOf } from '@wojaz/booking/server'
import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'

/** A document of the order as the guest has it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { booking, papers, write } = atDesk(context)
  const { number = '', file = '' } = params
  const order = isOrderNumber(number) ? await booking.order(number) : null
  const name = order && documentsOf(order).find((one) => `${one}.pdf` === file)
  if (!order || !name) throw notThere()
  await write({ act: 'document-opened', orders: [number], facts: { document: name } })
  const { type, bytes, fileName } = await papers.drawDocument(order, name)
  return new Response(Buffer.from(bytes), {
    headers: { 'content-type': type, 'content-disposition': `inline; filename="${fileName}"` },
  })
}
