import type { Order } from '../order.ts'
import { revivedOrder } from '../orders/revived-order.ts'
import { documentWords } from './document-words.ts'
import type { DocumentsOptions } from './documents-options.ts'
import type { openDrawing } from './draw-aside.ts'
import { drawEmailPlan } from './draw-email-plan.ts'
import type { EnclosedFacts } from './enclosed-facts.ts'

interface Attachment {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

interface Sources extends Pick<DocumentsOptions, 'siteUrl' | 'contactOf' | 'standardForm'> {
  readonly drawing: ReturnType<typeof openDrawing>
  readonly calendarOf: (order: Order) => Promise<Attachment>
}

/** Makes the attachments of an order email at the moment of sending. */
export function drawingEnclosed({ siteUrl, contactOf, standardForm, drawing, calendarOf }: Sources) {
  async function formOf({ locale }: Order): Promise<Attachment[]> {
    const html = await standardForm?.(locale)
    const name = `${documentWords(locale)('file.form')}.html`
    return html ? [{ name, type: 'text/html; charset=utf-8', bytes: Buffer.from(html) }] : []
  }

  return async function enclosed(facts: EnclosedFacts) {
    const { plan, names, documents, hasCalendar, correction } = facts
    const contact = await contactOf(plan.locale)
    const html = await drawEmailPlan(plan, contact)
    const order = facts.order && revivedOrder(facts.order)
    if (!order) return { html, attachments: [] }
    const options = {
      siteUrl,
      contact,
      names,
      ...(correction && { correction: { ...correction, before: revivedOrder(correction.before) } }),
    }
    const files = documents.map(async (name): Promise<Attachment[]> => {
      if (name === 'formularz') return formOf(order)
      const { fileName, type, bytes } = await drawing.draw(order, name, options)
      return [{ name: fileName, type, bytes }]
    })
    const drawn = (await Promise.all(files)).flat()
    return { html, attachments: hasCalendar ? [...drawn, await calendarOf(order)] : drawn }
  }
}
