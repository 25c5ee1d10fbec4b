import fc from 'fast-check'
import { weighted, word } from './choices.ts'
import type { SentBody } from './fuzzed-request.ts'
import { cutShort } from './odd-bodies.ts'
import { oddText } from './odd-values.ts'

const mark = 'fuzzed-part'
const type = `multipart/form-data; boundary=${mark}`

/** One black pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
)
const contents = [
  pixel,
  Buffer.alloc(0),
  Buffer.alloc(200_000, 'x'),
  Buffer.concat([pixel, Buffer.alloc(70_000)]),
]
const fileNames = fc.oneof(
  fc.constantFrom(
    'a.png',
    'a\0.png',
    '',
    '../../a.png',
    'a.png.exe',
    'Zażółć.png',
    'x'.repeat(600),
    'a"b.png',
    'a\nb.png',
  ),
  oddText,
)
const documents = ['{"alt":"Widok"}', '{"alt":1}', '{', '', '[]', '{"__proto__":{}}', '{"alt":"\\u0000"}']

const uploads = fc
  .record({
    document: fc.constantFrom(...documents),
    fileName: fileNames,
    mimeType: word('image/png image/svg+xml application/pdf video/mp4 text/html x'),
    content: fc.constantFrom(...contents),
  })
  .map(({ document, fileName, mimeType, content }) => {
    const head = [
      ...[`--${mark}`, 'content-disposition: form-data; name="_payload"', '', document],
      ...[`--${mark}`, `content-disposition: form-data; name="file"; filename="${fileName}"`],
      ...[`content-type: ${mimeType}`, '', ''],
    ]
    return Buffer.concat([Buffer.from(head.join('\r\n')), content, Buffer.from(`\r\n--${mark}--\r\n`)])
  })

const otherTypes = fc.constantFrom(
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=other'],
  ...[`multipart/mixed; boundary=${mark}`, 'application/json'],
)
const noParts = fc.constantFrom(
  ...['', '\0', `--${mark}`, `--${mark}--`, `--${mark}\r\n\r\n`],
  `--${mark}\r\n${'x: y\r\n'.repeat(3_000)}`,
)

/** Uploads that are valid, cut short, of a wrong type, or without parts. */
export const multipartBodies: fc.Arbitrary<SentBody> = weighted<SentBody>(
  [5, uploads.map((body) => ({ body, type }))],
  [3, cutShort(uploads).map((body) => ({ body, type }))],
  [2, fc.record({ body: uploads, type: otherTypes })],
  [1, noParts.map((body) => ({ body, type }))],
)
