import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Component, createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { fullBlocks } from '../app/features/content-blocks/test-blocks.ts'
import { offersOfBlocks } from '../app/features/content-blocks/test-offers.ts'
import { OffersContext, type OffersOfPage } from '../app/features/offer-cards/offer-cards.ts'
import { PageSlots } from '../app/features/page-slots/page-slots.tsx'
import { I18nContext } from '../app/i18n/i18n-context.ts'
import { makePage } from './make-page.ts'

const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })
const beside = (uid: string, html: string): Component => ({
  ...fullBlocks.richText,
  uid,
  heading: null,
  html,
})

/** Renders the component between two others, as a guest gets the page. */
export async function drawBlock(component: unknown, offers: OffersOfPage = offersOfBlocks) {
  const components = [beside('before', '<p>przed</p>'), component as Component, beside('after', '<p>po</p>')]
  const page = makePage({ title: 'Strona', slots: [{ name: 'main', components }] })
  const shown = (
    <OffersContext value={offers}>
      <PageSlots page={page} />
    </OffersContext>
  )
  const handler = createStaticHandler([{ path: '*', element: shown }])
  const context = await handler.query(new Request('http://localhost/strona'))
  if (context instanceof Response) throw new Error('A page was expected.')
  const router = createStaticRouter(handler.dataRoutes, context)
  const errors: unknown[] = []
  const html = new PassThrough()
  const stream = renderToPipeableStream(
    <I18nContext value={i18n}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nContext>,
    { onAllReady: () => stream.pipe(html), onError: (error) => void errors.push(error) },
  )
  return { html: await text(html), errors }
}
