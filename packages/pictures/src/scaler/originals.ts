import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { coverCrop } from './cover-crop.ts'
import { findMediaFile } from './media-file.ts'
import type { PictureSource } from './picture-source.ts'
import type { ScaleRequest } from './pictures.ts'

/** 50 megapixels: any camera's picture, and at most 200 MB while it is being decoded. */
export const maxInputPixels = 50_000_000

type Shape = Pick<ScaleRequest, 'width' | 'height' | 'focal'>

/** What can be scaled: an upload, a drawing or a photo of a partner. */
export interface Original {
  /** Changes when the picture behind the same address changes. */
  identity: string
  cut(shape: Shape): Promise<Sharp>
  /** The file itself; a drawing has none. */
  file?: { contentType: string; read(): Promise<Buffer> }
  /** Of what lies elsewhere: fetches it before anybody draws. Null: it is here. */
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
    if (draw) return { identity: source.version, cut: async (shape) => rasterise(draw(), shape) }
  }
  return 'unknown-picture'
}

export async function cutUpload(bytes: Buffer, shape: Shape): Promise<Sharp> {
  // failOn 'error' lets a slightly damaged photo through (browsers show it too) and stops at a broken one.
  const options = { limitInputPixels: maxInputPixels, failOn: 'error', sequentialRead: true } as const
  const { autoOrient } = await sharp(bytes, options).metadata()
  const { to, ...part } = coverCrop(autoOrient, shape, shape.focal)
  return sharp(bytes, options).autoOrient().extract(part).resize(to.width, to.height).toColourspace('srgb')
}

/** A vector is drawn at the size it is needed in; twice that for thumbnails, whose thin lines would otherwise break. */
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
