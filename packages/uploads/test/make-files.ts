import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A phone's photo with its GPS position. */
export function makeJpeg(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    .withExif({
      IFD0: { Make: 'Telefon', Copyright: 'Anna Nowak' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 20/1 0/1' },
    })
    .jpeg()
    .toBuffer()
}

export function makePng(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#2a78' } })
    .png()
    .toBuffer()
}

export function makeWebp(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    .webp()
    .toBuffer()
}

export function makePdf(inside = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${inside}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
}

/** A header with so many pixels, and as many black ones, compressed: 900 megapixels are some hundred kilobytes. */
export function makePixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG with a comment that decompresses to two hundred megabytes. */
export async function makeTextBomb(): Promise<Buffer> {
  const png = await makePng()
  const packed = deflateSync(Buffer.alloc(200 * 1024 ** 2))
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]))
  // After the signature and IHDR.
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  frame.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, check])
}
