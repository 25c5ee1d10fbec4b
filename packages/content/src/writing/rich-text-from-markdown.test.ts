import { expect, test } from 'vitest'
import { richTextHtml } from '../html/rich-text-html.ts'
import { richTextFromMarkdown } from './rich-text-from-markdown.ts'

const html = (markdown: string) =>
  richTextHtml(richTextFromMarkdown(markdown) as never, { ownHosts: ['wojaz.example'], locale: 'pl' })

test('headings, paragraphs, lists, bold words and links arrive as HTML', () => {
  expect(html('## Kiedy\n\nW **maju**, [zobacz](/zima).\n\n- raz\n- dwa')).toBe(
    '<h2>Kiedy</h2><p>W <strong>maju</strong>, <a href="/zima">zobacz</a>.</p><ul class="list-bullet"><li>raz</li><li>dwa</li></ul>',
  )
})

test('markup in a text is text', () => {
  expect(html('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
})

test('an empty rich text is empty', () => {
  expect(richTextHtml(null, { ownHosts: ['wojaz.example'], locale: 'pl' })).toBe('')
})
