import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Component, createI18n, type Page } from '@wojaz/content'
import { splitLocale } from '@wojaz/travel/locale'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makePage, plainFrame } from '../../../test/make-page.ts'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { type BlockRegistry, blockRegistry } from '../content-blocks/content-blocks.ts'
import { PageSlots } from './page-slots.tsx'

const frame = plainFrame
const richText = (uid: string, html: string): Component => ({
  ...frame,
  uid,
  name: 'richText',
  heading: null,
  html,
})
const tiles: Component = {
  ...frame,
  uid: 't',
  name: 'tiles',
  heading: 'Kierunki',
  lead: null,
  layout: 'fact',
  items: [],
}

function pageOf(...components: Component[]): Page {
  return makePage({ title: 'Lato nad morzem', slots: [{ name: 'content', components }] })
}

async function served(page: Page, { blocks, path = '/' }: { blocks?: BlockRegistry; path?: string } = {}) {
  const i18n = createI18n({ locale: 'pl', version: '1', texts: {} })
  const errors: unknown[] = []
  const html = new PassThrough()
  const stream = renderToPipeableStream(
    <I18nContext value={i18n}>
      <StaticRouter location={path}>
        <LocaleContext value={splitLocale(path).locale}>
          <PageSlots page={page} blocks={blocks} />
        </LocaleContext>
      </StaticRouter>
    </I18nContext>,
    { onAllReady: () => stream.pipe(html), onError: (error) => void errors.push(error) },
  )
  return { html: await text(html), errors }
}

test('a component that fails on the server leaves the rest of the page standing', async () => {
  const failure = new Error('no tiles today')
  const failing = () => {
    throw failure
  }
  const page = pageOf(richText('a', '<p>przed</p>'), tiles, richText('b', '<p>po</p>'))
  const { html, errors } = await served(page, { blocks: { ...blockRegistry, tiles: failing } })
  expect(html).toContain('<p>przed</p>')
  expect(html).toContain('<p>po</p>')
  expect(html).not.toContain('Kierunki')
  expect(errors).toEqual([failure])
})

test('a page without a hero shows its title as the heading', async () => {
  const { html } = await served(pageOf(richText('a', '<p>tekst</p>')))
  expect(html).toContain('Lato nad morzem</h1>')
})

test('links in an editor’s text stay in the language of the page', async () => {
  const { html } = await served(pageOf(richText('a', '<p><a href="/zima">Zima</a></p>')), {
    path: '/cs/lato',
  })
  expect(html).toContain('href="/cs/zima"')
})
