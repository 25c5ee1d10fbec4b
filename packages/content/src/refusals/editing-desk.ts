import type { TestDatabase } from '@wojaz/database/testing'
import type { Payload } from 'payload'
import type { Component } from '../components.ts'
import { type Content, openContent, type PageReader } from '../open-content.ts'
import { type OpenedPayload, openPayload } from '../open-payload.ts'
import { testOptions } from '../test-options.ts'
import { testSite } from '../test-site.ts'
import { contentTestDatabase } from '../testing.ts'
import { richTextFromMarkdown } from '../writing/rich-text-from-markdown.ts'

const guest: PageReader = {
  locale: 'pl',
  visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
  drafts: false,
}

export const picture = { scene: '/file/scenes/coast.greek.golden.a1.jpg', alt: 'Zatoka' }
const body = richTextFromMarkdown('Tekst')

export const newPage = (fields: object) => ({
  url: '/nowa',
  title: 'Nowa',
  pageType: 'contentPage',
  _status: 'published',
  ...fields,
})
export const pageWith = (...components: object[]) => newPage({ slots: [{ name: 'main', components }] })

/** An editor who saves documents, and a guest who reads them. */
export function openDesk() {
  let database: TestDatabase
  let content: Content
  let office: OpenedPayload

  return {
    async open() {
      database = await contentTestDatabase(testSite)
      content = await openContent(testOptions(database.url))
      office = await openPayload(testOptions(database.url))
    },
    async close() {
      await Promise.all([content?.close(), office?.close()])
      await database?.drop()
    },

    get payload(): Payload {
      return office.payload
    },

    /** Returns the messages that an editor sees at the fields after publishing, one per field. */
    async refusals(collection: string, data: object): Promise<string[]> {
      const saving = office.payload.create({ collection: collection as 'pages', data: data as never })
      const error = await saving.then(
        () => null,
        (refusal: { data?: { errors?: { message: string }[] } }) => refusal,
      )
      if (error === null) throw new Error('It was saved.')
      return (error.data?.errors ?? []).map(({ message }) => message)
    },

    async shown(url: string): Promise<Component[]> {
      const found = await content.page(url, guest)
      if (!found.ok) throw new Error(found.refusal.code)
      return found.value.slots[0]?.components ?? []
    },

    async publish(url: string, ...components: object[]): Promise<void> {
      const data = { ...pageWith({ blockType: 'richText', body }, ...components), url }
      await office.payload.create({ collection: 'pages', data: data as never })
    },
  }
}
