import type { Page } from '@wojaz/content'
import { posterOf } from '@wojaz/content'
import type { MetaDescriptor } from 'react-router'
import { addressLinks, type PageAddress, sharing } from './page-head.ts'
import { pageSchema } from './page-schema.ts'

interface ContentPageAddress extends PageAddress {
  page: Page
  preview: boolean
}

/** The head of a content page: the editor's tags, the tags for sharing, and the same page in the other languages. */
export function contentPageMeta({ page, preview, ...address }: ContentPageAddress): MetaDescriptor[] {
  const written = new Map(page.metaProperties.map(({ key, value }) => [key, value]))
  const title = written.get('title') ?? `${page.title} | Wojaż`
  const description = written.get('description')
  // A picture chosen by the editor has its own size.
  const poster = written.has('og:image') ? undefined : posterOf(page)
  const shared = sharing({ title, description, poster, ...address })
  const properties = new Map([...shared, ...[...written].filter(([key]) => key.startsWith('og:'))])
  const names = [...written].filter(([key]) => key !== 'title' && !key.startsWith('og:'))
  return [
    { title },
    ...names
      .filter(([name]) => !(preview && name === 'robots'))
      .map(([name, content]) => ({ name, content })),
    ...(preview ? [{ name: 'robots', content: 'noindex' }] : []),
    ...[...properties].flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    ...addressLinks(address),
    ...pageSchema(page, address),
  ]
}
