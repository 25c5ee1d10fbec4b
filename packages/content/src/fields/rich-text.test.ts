import { expect, test } from 'vitest'
import { richTextFromMarkdown } from '../writing/rich-text-from-markdown.ts'
import { linksIn } from './rich-text.ts'

test('every link of a text is found, in paragraphs, headings and lists', () => {
  const text = richTextFromMarkdown('## [a](/a)\n\nTekst [b](https://b.example)\n\n- [c](tel:1)\n- bez linku')
  expect(linksIn(text)).toEqual(['/a', 'https://b.example', 'tel:1'])
})

test('an address that the text made into a link by itself is one too', () => {
  const pasted = {
    root: { children: [{ type: 'autolink', fields: { url: 'http://a.example' }, children: [] }] },
  }
  expect(linksIn(pasted)).toEqual(['http://a.example'])
})

test.each([null, undefined, 7, 'x', {}, { root: null }, { root: { children: [null, { type: 'link' }] } }])(
  'whatever stands where a text should be, %j has no links',
  (value) => {
    expect(linksIn(value)).toEqual([])
  },
)
