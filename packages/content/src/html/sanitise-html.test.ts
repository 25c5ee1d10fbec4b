import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'

const clean = (html: string, locale: 'pl' | 'cs' = 'pl') =>
  sanitiseHtml(html, { ownHosts: ['wojaz.example', 'wojaz-cz.example'], locale })

describe('what could hurt a guest is removed', () => {
  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in another case', '<ScRiPt>alert(1)</sCrIpT>', ''],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    [
      'a javascript link',
      '<a href="javascript:alert(1)">a</a>',
      '<a rel="nofollow noopener noreferrer">a</a>',
    ],
    [
      'a javascript link with a tab in it',
      '<a href="java\tscript:alert(1)">a</a>',
      '<a rel="nofollow noopener noreferrer">a</a>',
    ],
    ['a data link', '<a href="data:text/html,<script>">a</a>', '<a rel="nofollow noopener noreferrer">a</a>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['an embedded drawing with a script', '<svg onload="alert(1)"><path/></svg>', ''],
    ['a form', '<form action="/x"><input name="a"></form>', ''],
    ['a style element', '<style>body{display:none}</style>', ''],
    ['an inline style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['an id that a script could look up', '<p id="root">a</p>', '<p>a</p>'],
    ['a picture from elsewhere', '<img src="https://evil.example/pixel.gif" alt="">', ''],
    ['a picture address that climbs', '<img src="/file/../api/x" alt="">', ''],
    ['a meta refresh', '<meta http-equiv="refresh" content="0;url=//evil.example">', ''],
    ['a base address', '<base href="https://evil.example/">', ''],
  ])('%s', (_, html, expected) => {
    expect(clean(html)).toBe(expected)
  })
})

describe('links', () => {
  test.each(['https://wojaz.example/zima', 'https://wojaz-cz.example/zima', '//wojaz-cz.example/zima'])(
    'to any shop of ours are recommended: %s',
    (href) => {
      expect(clean(`<a href="${href}" rel="nofollow">x</a>`)).not.toContain('nofollow')
    },
  )

  test('to a host that only ends or begins like ours are not', () => {
    for (const host of ['nie-wojaz.example', 'wojaz.example.org', 'cs.wojaz-cz.example'])
      expect(clean(`<a href="https://${host}/">x</a>`)).toContain('nofollow noopener noreferrer')
  })

  test('to other sites are marked nofollow, noopener and noreferrer, whatever the editor wrote', () => {
    expect(clean('<a href="https://other.example/x" rel="follow">x</a>')).toBe(
      '<a href="https://other.example/x" rel="nofollow noopener noreferrer">x</a>',
    )
  })

  test('to a host that only looks like ours are links to other sites', () => {
    expect(clean('<a href="https://wojaz.example.evil.example/">x</a>')).toContain('nofollow')
    expect(clean('<a href="https://wojaz.example@evil.example/">x</a>')).toContain('nofollow')
  })

  test('to our own host and to paths stay plain', () => {
    expect(clean('<a href="https://wojaz.example/zima">x</a>')).toBe(
      '<a href="https://wojaz.example/zima">x</a>',
    )
    expect(clean('<a href="/zima">x</a>')).toBe('<a href="/zima">x</a>')
  })

  test('without a scheme to another host lead nowhere', () => {
    expect(clean('<a href="//evil.example">x</a>')).toBe('<a rel="nofollow noopener noreferrer">x</a>')
  })

  test('to our pages keep the guest in the language of the page', () => {
    expect(clean('<a href="/zima?x=1">x</a> <a href="/">y</a>', 'cs')).toBe(
      '<a href="/cs/zima?x=1">x</a> <a href="/cs">y</a>',
    )
    expect(clean('<a href="/file/media/a.jpg">x</a>', 'cs')).toBe('<a href="/file/media/a.jpg">x</a>')
    expect(clean('<a href="/hu/zima">x</a>', 'cs')).toBe('<a href="/hu/zima">x</a>')
  })
})

test('ordinary writing survives', () => {
  const html =
    '<h2>Tytuł</h2><p><strong>Ważne</strong> i <em>miłe</em></p><ul><li>raz</li></ul><aside class="tip">a</aside>'
  expect(clean(html)).toBe(html)
})

test('a first-rank heading steps back behind the one of the page', () => {
  expect(clean('<h1>a</h1>')).toBe('<h2>a</h2>')
})

test('a picture of ours is loaded late and always has an alternative text', () => {
  expect(clean('<img src="/file/media/a.jpg">')).toBe('<img src="/file/media/a.jpg" alt="" loading="lazy" />')
})

test('broken markup is closed, so that it cannot swallow the rest of the page', () => {
  expect(clean('<div><p>a')).toBe('<div><p>a</p></div>')
  expect(clean('a</div></body></html>')).toBe('a')
})
