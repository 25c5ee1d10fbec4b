import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadHeaders } from '../src/download-headers.ts'
import { makeJpeg, makePdf, makePixelBomb, makePng, makeTextBomb, makeWebp } from './make-files.ts'
import { openTestUploads, pieces, type TestUploads } from './open-test-uploads.ts'

let home: TestUploads
beforeAll(async () => {
  home = await openTestUploads()
})
afterAll(() => home.close())

let senders = 0
const keep = (bytes: Uint8Array, name = 'foto.jpg', owner: 'message' | 'review' = 'message') =>
  home.uploads.keep(pieces(bytes), name, { for: owner, sentBy: `customer:${++senders}` })
const bytesOf = async (id: string, size?: 'small') => {
  const stream = await home.uploads.open(id, size)
  return stream ? buffer(stream) : null
}
async function kept(bytes: Uint8Array, name?: string) {
  const outcome = await keep(bytes, name)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return { ...outcome.value, content: (await bytesOf(outcome.value.id)) as Buffer }
}

test.for([
  ['JPEG', makeJpeg],
  ['PNG', makePng],
  ['WebP', makeWebp],
] as const)('a %s is drawn anew, as JPEG, with nothing of camera, place and owner', async ([, make]) => {
  const { kind, name, content, width, height, bytes, id } = await kept(await make(4000, 1000))
  expect({ kind, name, width, height }).toEqual({
    kind: 'picture',
    name: 'foto.jpg',
    width: 2048,
    height: 512,
  })
  expect(bytes).toBe(content.length)
  const facts = await sharp(content).metadata()
  expect([facts.format, facts.exif, facts.xmp, facts.icc]).toEqual(['jpeg', undefined, undefined, undefined])
  expect(content.includes('Anna Nowak') || content.includes('Telefon')).toBe(false)
  expect((await sharp((await bytesOf(id, 'small')) as Buffer).metadata()).width).toBe(480)
})

test('a photo that was held upright stays upright', async () => {
  const lying = await sharp(await makeJpeg(60, 40))
    .withExif({ IFD0: {} })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await kept(lying)).toMatchObject({ width: 40, height: 60 })
})

test('what is hidden behind or inside a photo does not survive: an appended zip, a script in its comment', async () => {
  const zip = Buffer.from('PK\x03\x04 tajne PK\x05\x06', 'latin1')
  const appended = await kept(Buffer.concat([await makeJpeg(), zip]))
  expect(appended.content.includes('PK\x03\x04')).toBe(false)
  const photo = await makeJpeg()
  const script = '*/=alert(document.domain)/*<script>alert(1)</script>'
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, script.length + 2]),
    Buffer.from(script, 'latin1'),
  ])
  const polyglot = await kept(Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]))
  expect(polyglot.content.includes('<script>')).toBe(false)
  expect(polyglot.content.includes('alert')).toBe(false)
})

test('a PDF that is a page as well stays as it is, and can only be saved', async () => {
  const both = makePdf('<html><script>alert(1)</script></html>')
  const file = await kept(both, 'faktura.html')
  expect(file).toMatchObject({ kind: 'pdf', name: 'faktura.html.pdf', width: null, height: null })
  expect(file.content.equals(both)).toBe(true)
  expect(downloadHeaders(file)['content-disposition']).toMatch(/^attachment;/)
})

test.for([
  ['a GIF that is a script', 'GIF89a/*\x01\x00*/=alert(1);//'],
  ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['an SVG with a head of XML', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
  ['a page with a PDF in it', `<html><script>alert(1)</script>${makePdf().toString('latin1')}`],
  ['a zip', 'PK\x03\x04\x14\x00\x00\x00\x08\x00'],
  ['a program', 'MZ\x90\x00\x03\x00\x00\x00\x04\x00'],
  ['plain text', 'nie jestem obrazkiem'],
  ['one byte', '\xff'],
] as const)('%s is not taken, whatever it is called', async ([, content]) => {
  expect(await keep(Buffer.from(content, 'latin1'), 'foto.jpg')).toEqual({
    ok: false,
    refusal: { code: 'kind-not-taken' },
  })
})

test('a PDF is no photo for a review', async () => {
  expect(await keep(makePdf(), 'a.pdf', 'review')).toMatchObject({ refusal: { code: 'kind-not-taken' } })
})

test('an empty file, a half photo, a head without a picture and a PDF without an end are told apart', async () => {
  const photo = await makePng(800, 800)
  const codes = await Promise.all(
    [
      Buffer.alloc(0),
      photo.subarray(0, 200),
      Buffer.from('\xff\xd8\xff\xe0 nic tu nie ma, naprawdę', 'latin1'),
      Buffer.from('%PDF-1.4\nurwany', 'latin1'),
    ].map((bytes) => keep(bytes)),
  )
  expect(codes.map((one) => !one.ok && one.refusal.code)).toEqual([
    ...['file-empty', 'file-unreadable', 'file-unreadable', 'file-unreadable'],
  ])
})

test('900 megapixels in a small file are refused by their head, before anything is unpacked', async () => {
  const bomb = makePixelBomb(30_000, 30_000)
  expect(bomb.length).toBeLessThan(200_000)
  const before = process.memoryUsage().rss
  expect(await keep(bomb, 'bomba.png')).toMatchObject({ refusal: { code: 'picture-too-large' } })
  // Decompressed it would be more than two gigabytes.
  expect(process.memoryUsage().rss - before).toBeLessThan(1024 ** 3)
})

test('a comment that unpacks to two hundred megabytes stays packed or is refused', async () => {
  const bomb = await makeTextBomb()
  const before = process.memoryUsage().rss
  const outcome = await keep(bomb, 'bomba.png')
  expect(outcome.ok || outcome.refusal.code === 'file-unreadable').toBe(true)
  expect(process.memoryUsage().rss - before).toBeLessThan(160 * 1024 ** 2)
})

test('100 MB are refused while they arrive, and nothing of them stays in memory or on the disk', async () => {
  const piece = Buffer.alloc(64 * 1024, 0xff)
  Buffer.from('\xff\xd8\xff\xe0', 'latin1').copy(piece)
  let given = 0
  async function* endless() {
    while (given < 100 * 1024 ** 2) {
      given += piece.length
      yield piece
    }
  }
  const there = await home.filesThere()
  const outcome = await home.uploads.keep(endless(), 'film.jpg', { for: 'message', sentBy: 'customer:film' })
  expect(outcome).toMatchObject({ refusal: { code: 'file-too-large' } })
  expect(given).toBeLessThan(11 * 1024 ** 2)
  expect(await home.filesThere()).toEqual(there)
})
