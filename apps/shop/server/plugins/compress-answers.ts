import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below, the bytes saved do not pay for the work. */
const threshold = 1024
/**
 * Up to here an answer is compressed where it is made: the quarter of a millisecond it takes is a third of what handing it to
 * another thread and back costs, and a seventh of what a stream does.
 */
const compressedAtOnce = 64 * 1024
const isJson = /^application\/(json|manifest\+json)/

/** Answers to calls are whole texts, pages arrive as they are drawn: each is compressed in its own way. */
export async function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type')
    if (typeof payload !== 'string' || payload.length < threshold || !isJson.test(String(type)))
      return payload
    if (reply.hasHeader('content-encoding')) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = preferred(request.headers['accept-encoding'])
    if (!encoding) return payload
    const bytes = Buffer.from(payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return bytes.length <= compressedAtOnce ? ways[encoding].atOnce(bytes) : ways[encoding].aside(bytes)
  })

  await app.register(compress, {
    threshold,
    customTypes: /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/,
    encodings: ['br', 'gzip'],
    // Quality 2 instead of 11: made per response, and 4 takes twice the time for 5 % less. Flushing lets a streamed page
    // arrive as it is drawn.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 2 },
      flush: constants.BROTLI_OPERATION_FLUSH,
    },
    zlibOptions: { level: 5, flush: constants.Z_SYNC_FLUSH },
  })
}

const brotliOptions = (bytes: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    // The default window of 4 MB would be cleared for each answer.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
})
const brotliAside = promisify(brotliCompress)
const gzipAside = promisify<Buffer, { level: number }, Buffer>(gzip)

const ways = {
  br: {
    atOnce: (bytes: Buffer) => brotliCompressSync(bytes, brotliOptions(bytes)),
    aside: (bytes: Buffer) => brotliAside(bytes, brotliOptions(bytes)),
  },
  gzip: {
    atOnce: (bytes: Buffer) => gzipSync(bytes, { level: 1 }),
    aside: (bytes: Buffer) => gzipAside(bytes, { level: 1 }),
  },
}

/** What the guest's browser takes, the denser one first; null: neither. */
export function preferred(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
  const offered = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
        const weight = parameters.find((word) => word.startsWith('q='))
        return [name, weight ? Number(weight.slice(2)) : 1] as const
      }),
  )
  const takes = (name: string) => (offered.get(name) ?? offered.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}
