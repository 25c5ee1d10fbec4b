import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { richTextFromMarkdown } from '../writing/rich-text-from-markdown.ts'
import { openDesk } from './editing-desk.ts'

const desk = openDesk()
// Saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(desk.open)
afterAll(desk.close)

async function published(url: string, ...components: object[]) {
  await desk.publish(url, ...components)
  return vi.waitFor(() => desk.shown(url), { timeout: 30_000 })
}

test('broken HTML is closed, scripts and handlers are gone', async () => {
  const html = '<div><p onclick="x()">a<script>alert(1)</script><a href="https://other.example">b'
  expect(await published('/zepsuty-html', { blockType: 'customHtml', html })).toMatchObject([
    { name: 'richText' },
    {
      name: 'customHtml',
      html: '<div><p>a<a href="https://other.example" rel="nofollow noopener noreferrer">b</a></p></div>',
    },
  ])
})

test('a script written into a rich text is text', async () => {
  const script = richTextFromMarkdown('<script>alert(1)</script><img src=x onerror=alert(1)>')
  expect(await published('/skrypt', { blockType: 'richText', body: script })).toMatchObject([
    { name: 'richText' },
    { html: expect.stringMatching(/^<p>&lt;script&gt;alert\(1\)/) },
  ])
})

test('a picture that is deleted later takes only its component along', async () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const file = { data: pixel, mimetype: 'image/png', name: 'a.png', size: pixel.length }
  const { id } = await desk.payload.create({ collection: 'media', data: { alt: 'Kropka' }, file })
  const hero = { blockType: 'hero', heading: 'a', picture: { upload: id } }
  const names = async () => (await desk.shown('/z-obrazem')).map(({ name }) => name)
  await published('/z-obrazem', hero)
  expect(await names()).toEqual(['richText', 'hero'])
  await desk.payload.delete({ collection: 'media', id })
  await vi.waitFor(async () => expect(await names()).toEqual(['richText']), { timeout: 30_000 })
})

test('a film, a question and a document that are not there leave nothing behind', async () => {
  const shown = await published(
    '/bez-reszty',
    { blockType: 'faq', heading: 'Pytania', questions: [999_999] },
    { blockType: 'regulations', body: richTextFromMarkdown('Zasady'), documents: [999_999] },
  )
  expect(shown).toMatchObject([
    { name: 'richText' },
    { name: 'faq', questions: [] },
    { name: 'regulations', documents: [] },
  ])
})
