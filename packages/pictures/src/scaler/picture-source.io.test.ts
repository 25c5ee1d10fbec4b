import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPictures } from './open-pictures.ts'
import { loadPictureSources, type PictureSource } from './picture-source.ts'

const silent = { info() {}, warn() {}, error() {} }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Draws one picture in a single colour. */
function sourceOf(picture: string, colour: string, version = colour): PictureSource & { drawn: number } {
  const source = {
    version,
    drawn: 0,
    find: (name: string) =>
      name === picture
        ? () => {
            source.drawn++
            return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="${colour}"/></svg>`
          }
        : null,
  }
  return source
}

async function open(...sources: PictureSource[]) {
  const options = { mediaFolder: folder, cacheLimitBytes: 1e7, log: silent, sources }
  return openPictures({ ...options, cacheFolder: await mkdtemp(join(folder, 'cache-')) })
}

async function colourOf(pictures: Awaited<ReturnType<typeof open>>, source: string) {
  const made = await pictures.scale({ source, width: 64, format: 'jpeg' })
  if (!made.ok) return made.refusal.code
  const { r, g, b } = (await sharp(made.value.bytes).stats()).dominant
  return ['red', 'green', 'blue'][[r, g, b].indexOf(Math.max(r, g, b))]
}

test('a source draws what it knows; what nobody knows is unknown', async () => {
  const pictures = await open(sourceOf('scenes/a.jpg', '#0000ff'))
  expect(await colourOf(pictures, 'scenes/a.jpg')).toBe('blue')
  expect(await colourOf(pictures, 'scenes/b.jpg')).toBe('unknown-picture')
})

test('the first that knows a picture draws it, our own default pictures are the last', async () => {
  const pictures = await open(
    sourceOf('default/hotel.jpg', '#ff0000'),
    sourceOf('default/hotel.jpg', '#00ff00'),
  )
  expect(await colourOf(pictures, 'default/hotel.jpg')).toBe('red')
  expect((await pictures.original('default/place.jpg')).ok).toBe(true)
})

test('no source is asked for uploads and for photos of partners', async () => {
  const pictures = await open(sourceOf('media/a.jpg', '#ff0000'), sourceOf('partner/a.jpg', '#ff0000'))
  expect(await colourOf(pictures, 'media/a.jpg')).toBe('unknown-picture')
  expect(await colourOf(pictures, 'partner/a.jpg')).toBe('unknown-picture')
})

test('what the cache has is not drawn again', async () => {
  const source = sourceOf('scenes/a.jpg', '#ff0000')
  const pictures = await open(source)
  for (const _ of [1, 2, 3]) await colourOf(pictures, 'scenes/a.jpg')
  expect(source.drawn).toBe(1)
})

test('another version is another picture', async () => {
  const tagOf = async (version: string) => {
    const made = await (await open(sourceOf('scenes/a.jpg', '#ff0000', version))).original('scenes/a.jpg')
    return made.ok && made.value.etag
  }
  expect(await tagOf('2')).not.toBe(await tagOf('1'))
})

test('a module that exports a source is loaded by its name, another is refused with a sentence', async () => {
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return pathToFileURL(join(folder, name)).href
  }
  const good = await write('good.mjs', "export const pictureSource = { version: '1', find: () => null }")
  const bad = await write('bad.mjs', 'export const painter = 1')
  expect(await loadPictureSources([good])).toMatchObject([{ version: '1' }])
  await expect(loadPictureSources([bad])).rejects.toThrow('bad.mjs has no pictureSource')
})
