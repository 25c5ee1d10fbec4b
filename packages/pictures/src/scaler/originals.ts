import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { coverCrop } from './cover-crop.ts'
import { findMediaFile } from './media-file.ts'
import { defaultPictures, type PictureSource } from './picture-source.ts'
import type { ScaleRequest } from './pictures.ts'

/** 50 megapixels: enough for any camera, and at most 200 MB while decoding. */
export const maxInputPixels = 50_000_000

type Shape = Pick<ScaleRequest, 'width' | 'height' | 'focal'>

/** A picture that can be scaled: an upload, a drawing or a partner's photo. */
export interface Original {
  /** Changes when the picture at the same address changes. */
  identity: string
  /** If several addresses are the same picture: the one under which it is cached. */
  name?: string
  cut(shape: Shape): Promise<Sharp>
  /** The file itself; a drawing has none. */
  file?: { contentType: string; read(): Promise<Buffer> }
  /** For remote pictures: fetches the file before it is decoded. Null if it is ready. */
  ready?(): Promise<'unreadable-picture' | 'too-many-pictures' | null>
}

type FindPartner = (name: string) => Promise<Original | 'unknown-picture'>

export const drawingSize = { width: 1200, height: 800 }

export async function findOriginal(
  source: string,
  mediaFolder: string,
  sources: readonly PictureSource[],
  partnerOriginal: FindPartner = async () => 'unknown-picture',
): Promise<Original | 'unknown-picture' | 'unreadable-picture'> {
  if (source.startsWith('partner/')) return partnerOriginal(source.slice('partner/'.length))
  if (!source.startsWith('media/')) return findDrawing(source, sources)
  const file = await findMediaFile(mediaFolder, source.slice('media/'.length))
  if (typeof file === 'string') return file
  return { identity: file.identity, file, cut: async (shape) => cutUpload(await file.read(), shape) }
}

function findDrawing(name: string, sources: readonly PictureSource[]): Original | 'unknown-picture' {
  for (const source of sources) {
    const draw = source.find(name)
    // The built-in source draws the same for every name, and names can be invented.
    const cachedAs = source === defaultPictures ? 'default' : undefined
    if (draw)
      return { identity: source.version, name: cachedAs, cut: async (shape) => rasterise(draw(), shape) }
  }
  return 'unknown-picture'
}

export async function cutUpload(bytes: Buffer, shape: Shape): Promise<Sharp> {
  // failOn 'error' accepts a slightly damaged photo (browsers show it, too) and refuses a broken one.
  const options = { limitInputPixels: maxInputPixels, failOn: 'error', sequentialRead: true } as const
  const { autoOrient } = await sharp(bytes, options).metadata()
  const { to, ...part } = coverCrop(autoOrient, shape, shape.focal)
  return sharp(bytes, options).autoOrient().extract(part).resize(to.width, to.height).toColourspace('srgb')
}

/** A vector is rasterised at the required size; at twice the size for thumbnails, so that thin lines do not break. */
function rasterise(svg: string, shape: Shape): Sharp {
  const { to, left, top, width, height } = coverCrop(drawingSize, shape, shape.focal)
  const density = to.width < 400 ? 2 : 1
  const scale = (to.width / width) * density
  const window = `viewBox="${left} ${top} ${width} ${height}" width="${Math.ceil(width * scale)}" height="${Math.ceil(height * scale)}"`
  const drawing = svg.replace(/viewBox="[^"]*"/, window)
  return sharp(Buffer.from(drawing), { limitInputPixels: 4_000_000 })
    .resize(to.width, to.height)
    .removeAlpha()
}
