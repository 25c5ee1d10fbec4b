import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createI18n } from '@wojaz/content'
import { renderToPipeableStream } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makePage, plainFrame } from '../../test/make-page.ts'
import { blockRegistry } from '../features/content-blocks/content-blocks.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { I18nContext } from '../i18n/i18n-context.ts'
import { failedComponent } from './failed-component.ts'

const frame = plainFrame
const page = makePage({
  url: '/zima',
  title: 'Zima',
  slots: [
    {
      name: 'main',
      components: [
        { ...frame, uid: 'a', name: 'richText', heading: 'Narty', html: '<p>Stoki</p>' },
        { ...frame, uid: 'b', name: 'customHtml', html: '<p>Mapa</p>', styles: '' },
      ],
    },
  ],
})

function CustomHtml(): never {
  throw new TypeError('no map today')
}

test('a component that fails on the server is named, and the rest of the page is drawn', async () => {
  const failures: string[] = []
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <I18nContext value={createI18n({ locale: 'pl', version: '1', texts: {} })}>
        <MemoryRouter>
          <PageSlots page={page} blocks={{ ...blockRegistry, customHtml: CustomHtml }} />
        </MemoryRouter>
      </I18nContext>,
      {
        onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
        onShellError: reject,
        onError: (_error, { componentStack }) => {
          failures.push(failedComponent(componentStack))
        },
      },
    )
  })
  expect(failures).toEqual(['customHtml'])
  expect(html).toContain('<p>Stoki</p>')
})

test('a failure deep inside a block is counted as that block', () => {
  const stack = `
    at Price (file:///shop/build/server/index.js:10:3)
    at PictureTiles (file:///shop/build/server/index.js:20:3)
    at Tiles (file:///shop/build/server/index.js:30:3)
    at Block (file:///shop/build/server/index.js:40:3)
    at Suspense (<anonymous>)`
  expect(failedComponent(stack)).toBe('tiles')
})

test('a failure outside the blocks is counted where it happened', () => {
  expect(failedComponent('\n    at SiteFooter (index.js:1:1)\n    at body')).toBe('siteFooter')
})

test('a failure without a stack is the page’s', () => {
  expect(failedComponent(null)).toBe('page')
})
