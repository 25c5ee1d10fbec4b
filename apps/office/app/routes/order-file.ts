import type { Order } from '@wojaz/booking'
import { correctionsOf, documentsOf } from '@wojaz/booking/server'
import type { LoaderFunctionArgs } from 'react-router'
import { type AtDesk, atDesk, notThere } from '../at-desk.ts'
import { orderOf } from '../order-of.ts'

/** Renders a document from the current order, or a correction from the values before and after. Null: there is no such file. */
async function drawn({ documents, desk }: AtDesk, order: Order, file: string) {
  const { number } = order
  const name = documentsOf(order).find((one) => `${one}.pdf` === file)
  if (name) return documents.drawDocument(order, name)
  const correction = correctionsOf(order, await desk.changesOf(number)).find(
    ({ id }) => `korekta-${id}.pdf` === file,
  )
  return correction ? documents.drawDocument(correction.order, 'korekta', { correction }) : null
}

/** Sends a document of the order, the same that the guest gets. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const order = await orderOf(desk, params.number)
  const { file = '' } = params
  const document = await drawn(desk, order, file)
  if (!document) throw notThere()
  await desk.write({ act: 'document-opened', orders: [order.number], facts: { document: file } })
  const { type, bytes, fileName } = document
  return new Response(Buffer.from(bytes), {
    headers: { 'content-type': type, 'content-disposition': `inline; filename="${fileName}"` },
  })
}
