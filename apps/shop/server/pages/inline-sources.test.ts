import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newMark, withoutMark } from './inline-sources.ts'
import { startLate } from './late-modules.ts'

const mark = newMark()
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('scripts that were drawn with the mark are named by their hash, and nobody sees the mark', () => {
  const { bytes, inline } = withoutMark(
    `<script nonce="${mark}">start("ą > b")</script><p>Kreta</p><script nonce="${mark}">end()</script>`,
    mark,
  )
  expect(inline).toEqual({ scripts: [hash('start("ą > b")'), hash('end()')], styles: [] })
  expect(String(bytes)).toBe('<script>start("ą > b")</script><p>Kreta</p><script>end()</script>')
})

test('modules and what they import start after the first paint', () => {
  const { bytes, inline } = withoutMark(
    `<link rel="modulepreload" href="/a.js" nonce="${mark}"/><p>Kreta</p><script nonce="${mark}" type="module" async="">import "/a.js"</script><p>Rodos</p>`,
    mark,
  )
  const starter = startLate('import "/a.js"', ['/a.js'])
  expect(String(bytes)).toBe(`<p>Kreta</p><script>${starter}</script><p>Rodos</p>`)
  expect(inline).toEqual({ scripts: [hash('import "/a.js"'), hash(starter)], styles: [] })
})

test('a script that got in without the mark, or with another, is not named', () => {
  const { inline } = withoutMark(
    `<script>steal()</script><script nonce="${newMark()}">steal(2)</script><script nonce="${mark}">ours()</script>`,
    mark,
  )
  expect(inline.scripts).toEqual([hash('ours()')])
})

test('a file is allowed by its address, a style by its hash', () => {
  const { bytes, inline } = withoutMark(
    `<style data-precedence="${mark}" data-href="a b">p{color:teal}</style><script src="/a.js" nonce="${mark}"></script>`,
    mark,
  )
  expect(inline).toEqual({ scripts: [], styles: [hash('p{color:teal}')] })
  expect(String(bytes)).toBe(
    '<style data-precedence="component" data-href="a b">p{color:teal}</style><script src="/a.js"></script>',
  )
})

test('each of many style sheets has its own hash, the second time too', () => {
  for (const number of [...Array(30).keys(), 0, 29]) {
    const sheet = `p{order:${number}}`
    const { inline } = withoutMark(`<style nonce="${mark}">${sheet}</style>`, mark)
    expect(inline.styles).toEqual([hash(sheet)])
  }
})

test('line breaks of Windows are hashed as a browser reads them', () => {
  const { inline } = withoutMark(
    `<style data-precedence="${mark}">p{\r\n  color: teal;\r}</style><script nonce="${mark}">1\r\n2</script>`,
    mark,
  )
  expect(inline).toEqual({ scripts: [hash('1\n2')], styles: [hash('p{\n  color: teal;\n}')] })
})

test('the same document is the same text, whatever it was marked with', () => {
  const drawn = (own: string) => withoutMark(`<script nonce="${own}">1</script>`, own)
  expect(drawn(newMark())).toEqual(drawn(newMark()))
})
