import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeHugePng } from '../../test/make-huge-png.ts'
import { openPictures } from './open-pictures.ts'
import type { PictureSource } from './picture-source.ts'
import type { Picture, PictureFormat, Pictures } from './pictures.ts'

const drawing = 'default/hotel.jpg'
const silent = { info() {}, warn() {}, error() {} }
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800"/></svg>'
/** Draws whatever name is invented, as the demo's painter does. */
const anything: PictureSource = {
  version: '1',
  find: (name) => (name.startsWith('scenes/') ? () => plain : null),
}
let folder: string
let mediaFolder: string
let cacheFolder: string
let pictures: Pictures

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  mediaFolder = join(folder, 'media')
  await mkdir(mediaFolder)
  await mkdir(join(mediaFolder, 'sub'))
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2266aa' } })
  await photo.clone().jpeg().toFile(join(mediaFolder, 'hotel.jpg'))
  await photo.clone().png().toFile(join(mediaFolder, 'Zdjęcie plaży.png'))
  await photo
    .clone()
    .jpeg()
    .toFile(join(mediaFolder, 'sub', 'inside.jpg'))
  await photo.clone().jpeg().toFile(join(folder, 'secret.jpg'))
  await photo.clone().jpeg().toFile(join(mediaFolder, '.hidden.jpg'))
  await symlink(join(folder, 'secret.jpg'), join(mediaFolder, 'link.jpg'))
  await symlink('/', join(mediaFolder, 'root'))
  await writeFile(join(mediaFolder, 'page.jpg'), '<html><script>alert(1)</script></html>')
  await writeFile(
    join(mediaFolder, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  )
  await writeFile(join(mediaFolder, 'cut.jpg'), (await photo.clone().jpeg().toBuffer()).subarray(0, 300))
  await writeFile(join(mediaFolder, 'empty.jpg'), '')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

beforeEach(async () => {
  cacheFolder = await mkdtemp(join(folder, 'cache-'))
  pictures = openPictures({ cacheFolder, mediaFolder, cacheLimitBytes: 10_000_000, log: silent })
})

async function made(request: Parameters<Pictures['scale']>[0]): Promise<Picture> {
  const outcome = await pictures.scale(request)
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.code}`)
  return outcome.value
}

const scale = (source: string, width = 64) => pictures.scale({ source, width, format: 'jpeg' })
const refusal = (code: string, field?: string) => ({ ok: false, refusal: field ? { code, field } : { code } })

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
] as const)('a guest gets an upload in %s at the size asked for', async (format: PictureFormat, read) => {
  const { bytes, contentType, etag } = await made({
    source: 'media/hotel.jpg',
    width: 384,
    height: 256,
    format,
  })
  const { width, height, format: actual } = await sharp(bytes).metadata()
  expect({ width, height, actual, contentType }).toEqual({
    width: 384,
    height: 256,
    actual: read,
    contentType: `image/${format}`,
  })
  expect(etag).toMatch(/^"[0-9a-f]{40}"$/)
})

test('a drawing is drawn at the size asked for, cropped to its proportions', async () => {
  const { bytes } = await made({ source: drawing, width: 512, height: 512, format: 'webp' })
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 })
})

test('a file name with Polish letters and a space is found', async () => {
  expect(await scale('media/Zdjęcie plaży.png')).toMatchObject({ ok: true })
})

test('an upload is never made larger than it is', async () => {
  expect(
    await sharp((await made({ source: 'media/hotel.jpg', width: 1200, format: 'jpeg' })).bytes).metadata(),
  ).toMatchObject({ width: 900, height: 600 })
})

test('a picture taken sideways stands upright', async () => {
  const upright = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } }).jpeg()
  await upright.withMetadata({ orientation: 6 }).toFile(join(mediaFolder, 'sideways.jpg'))
  expect(
    await sharp((await made({ source: 'media/sideways.jpg', width: 64, format: 'jpeg' })).bytes).metadata(),
  ).toMatchObject({ width: 64, height: 96 })
})

test('the focal point decides which part is kept', async () => {
  const halves = sharp({ create: { width: 800, height: 200, channels: 3, background: '#ff0000' } }).composite(
    [
      {
        input: { create: { width: 400, height: 200, channels: 3, background: '#0000ff' } },
        left: 400,
        top: 0,
      },
    ],
  )
  await halves.png().toFile(join(mediaFolder, 'halves.png'))
  const colour = async (x: number) => {
    const { bytes } = await made({
      source: 'media/halves.png',
      width: 64,
      height: 64,
      format: 'jpeg',
      focal: { x, y: 50 },
    })
    return (await sharp(bytes).stats()).dominant
  }
  expect((await colour(10)).r).toBeGreaterThan(200)
  expect((await colour(90)).b).toBeGreaterThan(200)
})

test.each([
  [{ width: 0 }, 'size-not-offered', 'dstw'],
  [{ width: Number.NaN }, 'size-not-offered', 'dstw'],
  [{ width: 64, height: 0 }, 'size-not-offered', 'dth'],
  [{ width: 64, height: 10.5 }, 'size-not-offered', 'dth'],
  [{ width: 64, quality: 0 }, 'quality-not-offered', 'quality'],
  [{ width: 64, quality: 101 }, 'quality-not-offered', 'quality'],
  [{ width: 64, height: 64, focal: { x: 101, y: 0 } }, 'focal-not-offered', 'focal'],
])('%o is refused and says which word was wrong', async (wish, code, field) => {
  expect(await pictures.scale({ source: drawing, format: 'jpeg', ...wish })).toEqual(refusal(code, field))
})

test.each([
  'media/../secret.jpg',
  'media/..',
  'media/sub/inside.jpg',
  'media/sub',
  'media/link.jpg',
  'media/root/etc/passwd',
  'media/.hidden.jpg',
  'media//etc/passwd',
  '/etc/passwd',
  'media/',
  'media/hotel.jpg\0.png',
  'media/..\\secret.jpg',
  'media/%2e%2e%2fsecret.jpg',
  `media/${'a'.repeat(5000)}.jpg`,
  'scenes/../media/hotel.jpg',
  'scenes/coast.greek.golden.k3f9a2.jpg',
  'default/hotel.svg',
  'default/../media/hotel.jpg',
  'cache/x',
  '',
])('%j leads nowhere', async (source) => {
  expect(await scale(source)).toEqual(refusal('unknown-picture'))
  expect(await pictures.original(source)).toEqual(refusal('unknown-picture'))
})

test.each(['media/page.jpg', 'media/drawing.svg', 'media/empty.jpg'])(
  '%s is no picture, whatever its name says',
  async (source) => {
    expect(await scale(source)).toEqual(refusal('unreadable-picture'))
    expect(await pictures.original(source)).toEqual(refusal('unreadable-picture'))
  },
)

test('a broken upload is refused, not half shown', async () => {
  expect(await scale('media/cut.jpg')).toEqual(refusal('unreadable-picture'))
})

test('a small file that unpacks into 900 megapixels is refused before it is unpacked', async () => {
  const bomb = makeHugePng(30_000, 30_000)
  expect(bomb.length).toBeLessThan(200_000)
  await writeFile(join(mediaFolder, 'bomb.png'), bomb)
  const before = process.memoryUsage().rss
  expect(await scale('media/bomb.png')).toEqual(refusal('unreadable-picture'))
  // Unpacked it would be more than two gigabytes; other tests of this process may take some memory meanwhile.
  expect(process.memoryUsage().rss - before).toBeLessThan(1024 ** 3)
})

test('the second guest is served from the folder, byte for byte', async () => {
  const first = await made({ source: drawing, width: 64, format: 'webp' })
  const kept = (await readdir(cacheFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  expect(kept).toHaveLength(1)
  const again = openPictures({ cacheFolder, mediaFolder, cacheLimitBytes: 10_000_000, log: silent })
  expect(await again.scale({ source: drawing, width: 64, format: 'webp' })).toEqual({
    ok: true,
    value: first,
  })
})

test('a crowd that asks for the same picture has it made once', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 30 }, () => made({ source: drawing, width: 128, format: 'jpeg' })),
  )
  expect(new Set(crowd.map(({ bytes }) => bytes)).size).toBe(1)
})

test('an upload that is replaced under its name is seen at once', async () => {
  const path = join(mediaFolder, 'changing.jpg')
  await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff' } })
    .jpeg()
    .toFile(path)
  await utimes(path, 1_000_000, 1_000_000)
  const before = await made({ source: 'media/changing.jpg', width: 64, format: 'jpeg' })
  await sharp({ create: { width: 90, height: 60, channels: 3, background: '#000' } })
    .jpeg()
    .toFile(path)
  const after = await made({ source: 'media/changing.jpg', width: 64, format: 'jpeg' })
  expect(after.etag).not.toBe(before.etag)
  expect(after.bytes.equals(before.bytes)).toBe(false)
})

test('a cache that cannot be written costs time, not pictures', async () => {
  const told: string[] = []
  const log = {
    ...silent,
    warn: (_: object, text: string) => told.push(text),
    error: (_: object, text: string) => told.push(text),
  }
  await writeFile(join(folder, 'not-a-folder'), '')
  const hindered = openPictures({
    cacheFolder: join(folder, 'not-a-folder'),
    mediaFolder,
    cacheLimitBytes: 1,
    log,
  })
  expect(await hindered.scale({ source: drawing, width: 64, format: 'jpeg' })).toMatchObject({ ok: true })
  expect(told).toContain('The picture cache cannot be written.')
})

/** So many files are cached in all. */
const cachedFiles = async () =>
  (await readdir(cacheFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

test('260 invented sizes at once are few pictures, and real pictures of another household are served', async () => {
  const invented = Array.from({ length: 260 }, (_, nth) =>
    pictures.scale(
      { source: drawing, width: 384, height: 200 + nth, quality: 1 + (nth % 100), format: 'avif' },
      '192.0.2.1',
    ),
  )
  const real = await Promise.all(
    [64, 96, 128, 256].map((width) =>
      pictures.scale({ source: 'media/hotel.jpg', width, format: 'avif' }, '192.0.2.2'),
    ),
  )
  expect(real.map(({ ok }) => ok)).toEqual([true, true, true, true])
  expect((await Promise.all(invented)).every(({ ok }) => ok)).toBe(true)
  expect((await cachedFiles()).length).toBeLessThan(30)
})

test('a household that invents pictures waits for itself: its own are refused, those of others are made', async () => {
  const drawn = openPictures({
    cacheFolder,
    mediaFolder,
    cacheLimitBytes: 1e7,
    log: silent,
    sources: [anything],
  })
  const ask = (nth: number, asker: string) =>
    drawn.scale({ source: `scenes/${asker}.${nth}.jpg`, width: 16, format: 'jpeg' }, asker)
  const flood = Array.from({ length: 300 }, (_, nth) => ask(nth, '192.0.2.1'))
  const others = await Promise.all(
    Array.from({ length: 60 }, (_, nth) => ask(nth, `192.0.2.${2 + (nth % 6)}`)),
  )
  expect(others.filter(({ ok }) => !ok)).toEqual([])
  const refusals = (await Promise.all(flood)).filter(({ ok }) => !ok)
  expect(refusals.length).toBeGreaterThan(200)
  expect(refusals[0]).toEqual(refusal('too-many-pictures'))
})

test('invented names of default pictures are one picture in the cache', async () => {
  for (let nth = 0; nth < 20; nth++) await made({ source: `default/x${nth}.jpg`, width: 16, format: 'jpeg' })
  expect(await cachedFiles()).toHaveLength(1)
})

test('drawings, whose names can be invented, do not evict uploads', async () => {
  const small = openPictures({
    cacheFolder,
    mediaFolder,
    cacheLimitBytes: 20_000,
    log: silent,
    sources: [anything],
  })
  await small.scale({ source: 'media/hotel.jpg', width: 16, format: 'jpeg' })
  const uploads = async () => (await cachedFiles()).filter(({ parentPath }) => !parentPath.includes('drawn'))
  expect(await uploads()).toHaveLength(1)
  for (let nth = 0; nth < 60; nth++)
    await small.scale({ source: `scenes/s${nth}.jpg`, width: 64, format: 'jpeg' })
  expect(await uploads()).toHaveLength(1)
  expect((await cachedFiles()).length).toBeLessThan(60)
})

test('an original upload comes as it was uploaded, a drawing at its full width', async () => {
  const upload = await pictures.original('media/Zdjęcie plaży.png')
  expect(upload).toMatchObject({ ok: true, value: { contentType: 'image/png' } })
  const drawn = await pictures.original(drawing)
  expect(drawn.ok && (await sharp(drawn.value.bytes).metadata())).toMatchObject({
    width: 1200,
    height: 800,
    format: 'jpeg',
  })
})
