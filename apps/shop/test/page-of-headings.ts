import type { RenderPage } from '../server/pages/render-pages.ts'
import { deliveryContext, servicesContext, visitContext } from '../server/request/context.ts'
import { keepUntil } from '../server/request/keep-until.ts'

/** Fakes React in tests of the server: it loads the same data but renders only headings. */
export const pageOfHeadings: RenderPage = async (_request, context) => {
  const { content, clock } = context.get(servicesContext)
  const { path, consent, ...reader } = context.get(visitContext)
  const delivery = context.get(deliveryContext)
  const outcome = await content.page(path, reader)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const answer = (status: number, body: string) => {
    delivery.html = `<!doctype html><body>${body}</body>`
    return new Response(null, { status, headers })
  }
  if (!outcome.ok) return answer(404, `<h1>${outcome.refusal.code}</h1>`)
  delivery.keepUntil = keepUntil(outcome.value, clock())
  const headings = outcome.value.slots
    .flatMap((slot) => slot.components)
    .map((component) => ('heading' in component ? `<h2>${component.heading}</h2>` : ''))
  const banner = consent ? '' : '<form>cookies?</form>'
  const script = `<script nonce="${delivery.mark}">1</script>`
  return answer(200, `${banner}<h1>${outcome.value.title}</h1>${headings.join('')}${script}`)
}
