import { expect, test } from 'vitest'
import { headLength, kindOfBytes } from './kind-of-bytes.ts'

const head = (text: string) => Buffer.from(text, 'latin1').subarray(0, headLength)

test.for([
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01', 'picture'],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\x0d', 'picture'],
  ['a WebP', 'RIFF\x24\x00\x00\x00WEBP', 'picture'],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3', 'pdf'],
  ['a GIF that is a script as well', 'GIF89a/*\x00\x00*/=1', null],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['a page with a PDF further down', '<html>\n%PDF-1.4', null],
  ['a zip', 'PK\x03\x04\x14\x00\x00\x00', null],
  ['a sound in the wrapping of WebP', 'RIFF\x24\x00\x00\x00WAVE', null],
  ['a program', 'MZ\x90\x00\x03\x00', null],
  ['two bytes', '\xff\xd8', null],
  ['nothing', '', null],
] as const)('%s is known by its first bytes', ([, bytes, kind]) => {
  expect(kindOfBytes(head(bytes))).toBe(kind)
})
