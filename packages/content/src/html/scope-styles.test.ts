import { expect, test } from 'vitest'
import { scopeStyles } from './scope-styles.ts'

test('styles hold only inside their component', () => {
  expect(scopeStyles('.tip { color: red; }', 'a1')).toEqual({
    ok: true,
    value: '@scope ([data-uid="a1"]) {\n.tip { color: red; }\n}',
  })
})

test('an empty sheet stays empty', () => {
  expect(scopeStyles('  /* nothing yet */ ', 'a1')).toEqual({ ok: true, value: '' })
})

test('an id with odd characters cannot break out of the scope', () => {
  expect(scopeStyles('p{}', 'a"]){} body{x')).toMatchObject({
    value: expect.stringContaining('[data-uid="abodyx"]'),
  })
})

test.each([
  ['.a { color: red } @media (min-width: 40em) { .a { color: blue } }'],
  ['.a { background: url("/file/media/x.jpg") }'],
  ['.a::before { content: "} { @import" }'],
  ['@keyframes rise { from { opacity: 0 } to { opacity: 1 } }'],
])('%s is fine', (css) => {
  expect(scopeStyles(css, 'a1').ok).toBe(true)
})

test.each([
  ['ends the style element', 'a{} </style><script>alert(1)</script>', 'markup-in-styles'],
  ['closes the scope early', '} body { display: none', 'unbalanced-styles'],
  ['leaves a block open', '.a { color: red', 'unbalanced-styles'],
  ['leaves a string open', '.a { content: "', 'unbalanced-styles'],
  ['leaves a comment open', '.a { } /* ', 'unbalanced-styles'],
  ['crosses its brackets', '.a { b: ( } )', 'unbalanced-styles'],
  ['imports another sheet', '@import url(https://evil.example/x.css);', 'at-rule-refused'],
  ['declares a font', '@font-face { font-family: x }', 'at-rule-refused'],
  [
    'hides an address behind an escape',
    '.a { background: u\\72l(https://evil.example) }',
    'escape-in-styles',
  ],
  ['fetches from elsewhere', '.a { background: url(https://evil.example/x) }', 'outside-address'],
  ['fetches from elsewhere in quotes', '.a { background: url("//evil.example/x") }', 'outside-address'],
  ['fetches by image-set', '.a { background: image-set("https://evil.example/x" 1x) }', 'outside-address'],
  ['calls the API of the shop', '.a { background: url(/file/../api/users/logout) }', 'outside-address'],
])('a sheet that %s is refused', (_, css, code) => {
  expect(scopeStyles(css, 'a1')).toMatchObject({ ok: false, refusal: { code } })
})
