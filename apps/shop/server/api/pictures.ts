import { defaultQuality } from '@wojaz/pictures'
import { offeredFormat, type Picture, type PictureRefusal, type Pictures } from '@wojaz/pictures/server'
import type { Outcome } from '@wojaz/travel/outcome'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { householdOf } from '../request/household.ts'
import { sendPicture } from './send-picture.ts'

export interface PicturesApiOptions {
  pictures: Pictures
  /** The dictionary text in the language of the request. */
  say(request: FastifyRequest, key: string): string | Promise<string>
}

type Refusal = PictureRefusal | { code: 'type-not-offered'; field: 'type' }

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

/** Other sizes become the nearest of the shop's. A parameter given twice arrives as a list and is refused. Unknown parameters (cache busters) are ignored. */
const scaleQuery = z.object({
  dstw: wholeNumber,
  dth: wholeNumber.optional(),
  type: z.literal('1').optional(),
  quality: wholeNumber.default(defaultQuality),
  focal: z
    .string()
    .regex(/^\d{1,3},\d{1,3}$/)
    .transform((point) => point.split(',').map(Number))
    .transform(([x = 0, y = 0]) => ({ x, y }))
    .optional(),
})

const refusalOfField: Record<keyof z.infer<typeof scaleQuery>, Refusal> = {
  dstw: { code: 'size-not-offered', field: 'dstw' },
  dth: { code: 'size-not-offered', field: 'dth' },
  type: { code: 'type-not-offered', field: 'type' },
  quality: { code: 'quality-not-offered', field: 'quality' },
  focal: { code: 'focal-not-offered', field: 'focal' },
}

const answerTo: Record<Refusal['code'], { status: number; key: string }> = {
  'unknown-picture': { status: 404, key: 'pictures.unknownPicture' },
  'size-not-offered': { status: 400, key: 'pictures.sizeNotOffered' },
  'quality-not-offered': { status: 400, key: 'pictures.qualityNotOffered' },
  'type-not-offered': { status: 400, key: 'pictures.typeNotOffered' },
  'focal-not-offered': { status: 400, key: 'pictures.focalNotOffered' },
  'unreadable-picture': { status: 422, key: 'pictures.unreadablePicture' },
  'too-many-pictures': { status: 503, key: 'pictures.tooManyPictures' },
}

/** A replaced upload gets a new name from the CMS, and a drawing never changes, so a year is safe. */
const immutable = 'public, max-age=31536000, immutable'

export const pictures: FastifyPluginAsync<PicturesApiOptions> = async (api, { pictures, say }) => {
  api.get<{ Params: { '*': string } }>('/scale/*', async (request, reply) => {
    reply.header('vary', 'Accept')
    const query = scaleQuery.safeParse(request.query)
    if (!query.success) {
      const field = query.error.issues[0]?.path[0] as keyof typeof refusalOfField
      return refuse(request, reply, refusalOfField[field])
    }
    const { dstw: width, dth: height, quality, focal } = query.data
    const format = offeredFormat(request.headers.accept)
    const source = request.params['*']
    const wish = { source, width, height, quality, focal, format }
    return answer(request, reply, await pictures.scale(wish, householdOf(request.ip)))
  })

  api.get<{ Params: { '*': string } }>('/file/*', async (request, reply) =>
    answer(request, reply, await pictures.original(request.params['*'], householdOf(request.ip))),
  )

  function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<Picture, PictureRefusal>) {
    if (!outcome.ok) return refuse(request, reply, outcome.refusal)
    return sendPicture(request, reply, outcome.value, immutable)
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
    const { status, key } = answerTo[refusal.code]
    const message = await say(request, key)
    if (status === 503) reply.header('retry-after', '5')
    reply.code(status).header('cache-control', 'no-store')
    return 'field' in refusal
      ? { code: refusal.code, message, fields: { [refusal.field]: message } }
      : { code: refusal.code, message }
  }
}
