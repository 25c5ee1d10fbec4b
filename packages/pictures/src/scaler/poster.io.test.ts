import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPictures } from './open-pictures.ts'
import type { Picture, Pictures } from './pictures.ts'

const drawing = 'default/hotel.jpg'
const silent = { info() {}, warn() {}, error() {} }
let folder: string
let cacheFolder: string
let pictures: Pictures

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posters-'))
  await mkdir(join(folder, 'media'))
  const photo = sharp({ create: { width: 300, height: 900, channels: 3, background: '#22aa66' } })
  await photo
    .clone()
    .jpeg()
    .toFile(join(folder, 'media', 'tower.jpg'))
  await writeFile(join(folder, 'media', 'cut.jpg'), (await photo.jpeg().toBuffer()).subarray(0, 300))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  cacheFolder = await mkdtemp(join(folder, 'cache-'))
  pictures = openPictures({
    cacheFolder,
    mediaFolder: join(folder, 'media'),
    cacheLimitBytes: 1e7,
    log: silent,
  })
})

async function poster(title: string, source: string | null = drawing): Promise<Picture> {
  const outcome = await pictures.poster({ title, source })
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.code}`)
  return outcome.value
}

/** The share of paper in the picture, and the share of letters on it. */
async function slip({ bytes }: Picture) {
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const counted = { paper: 0, ink: 0 }
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red > 245 && green > 242 && blue > 234 && red >= blue) counted.paper++
    if (Math.abs(red - 15) < 12 && Math.abs(green - 45) < 12 && Math.abs(blue - 64) < 12) counted.ink++
  }
  return counted
}

test.each([
  ['a drawing', drawing],
  ['an upload that is narrow and high', 'media/tower.jpg'],
  ['an upload that has been deleted', 'media/gone.jpg'],
  ['an upload that cannot be read', 'media/cut.jpg'],
  ['no picture', null],
  ['a path out of the folder', 'media/../secret.jpg'],
])('a poster of %s is a JPEG of 1200 × 630', async (_, source) => {
  const { bytes, contentType, etag } = await poster('Wakacje w Grecji', source)
  expect(contentType).toBe('image/jpeg')
  expect(etag).toMatch(/^"[0-9a-f]{40}"$/)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(300_000)
})

test('the title is written on paper; a longer one takes more of both', async () => {
  const short = await slip(await poster('Rodos', 'media/tower.jpg'))
  const long = await slip(await poster('Вакації на Криті, у Туреччині та в Єгипті', 'media/tower.jpg'))
  expect(short.paper).toBeGreaterThan(30_000)
  expect(short.ink).toBeGreaterThan(3_000)
  expect(long.paper).toBeGreaterThan(short.paper * 1.5)
  expect(long.ink).toBeGreaterThan(short.ink * 1.5)
})

test.each(['', '🏖️', '<script>alert(1)</script>', '"/><image href="file:///etc/passwd"/>', 'a'.repeat(5_000)])(
  'whatever the title says, the picture is a picture: “%.40s”',
  async (title) => {
    expect(await sharp((await poster(title)).bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  },
)

test('a poster is drawn once and kept on disk; another title is another poster', async () => {
  const [one, same] = await Promise.all([poster('Grecja'), poster('Grecja')])
  expect(same).toEqual(one)
  const files = async () =>
    (await readdir(cacheFolder, { recursive: true })).filter((name) => /..\/./.test(name))
  expect(await files()).toHaveLength(1)
  const again = openPictures({ cacheFolder, mediaFolder: '/nowhere', cacheLimitBytes: 1e7, log: silent })
  expect(await again.poster({ title: 'Grecja', source: drawing })).toEqual({ ok: true, value: one })
  expect((await poster('Kreta')).etag).not.toBe(one.etag)
  expect(await files()).toHaveLength(2)
})
