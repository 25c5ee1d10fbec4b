import { expect, test } from 'vitest'
import { inlineHtml } from './inline-html.ts'

test('one paragraph is its words and its links', () => {
  expect(inlineHtml('<p>Zgadzam się. <a href="/prywatnosc">Więcej</a></p>')).toBe(
    'Zgadzam się. <a href="/prywatnosc">Więcej</a>',
  )
})

test.each([
  ['<p>Raz.</p><p>Dwa.</p>', 'Raz.<br />Dwa.'],
  ['<ul><li>Raz</li><li><strong>Dwa</strong></li></ul>', 'Raz<br /><strong>Dwa</strong>'],
  ['<h2>Zgoda</h2><p>Tak</p><p></p>', 'Zgoda<br />Tak'],
  ['<table><tr><td>Raz</td></tr><tr><td>Dwa</td></tr></table>', 'Raz<br />Dwa'],
  ['', ''],
])('%s is %s', (html, line) => {
  expect(inlineHtml(html)).toBe(line)
})

test('what could break a label is gone', () => {
  expect(inlineHtml('<p>Tak<script>alert(1)</script><img src="/file/a.jpg" alt=""><input></p>')).toBe('Tak')
})
