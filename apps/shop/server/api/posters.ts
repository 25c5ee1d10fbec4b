import { posterFolder } from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import type { Offers } from '@wojaz/offers/server'
import type { Pictures } from '@wojaz/pictures/server'
import { isLocale } from '@wojaz/travel/locale'
import type { FastifyPluginAsync } from 'fastify'
import { findPoster } from '../posters/find-poster.ts'
import { Fault } from '../request/errors.ts'
import { householdOf } from '../request/household.ts'
import { sendPicture } from './send-picture.ts'

interface PostersOptions {
  content: Content
  offers: Offers
  pictures: Pictures
}

/** The version in the query depends on title and picture. Without it, or with an old one, the image is cached for a day. */
const forADay = 'public, max-age=86400'

/** The Open Graph image of a page: `/og/pl/zima.jpg`, `/og/pl.jpg` for the home page. */
export const posters: FastifyPluginAsync<PostersOptions> = async (api, { content, offers, pictures }) => {
  api.get<{ Params: { '*': string } }>(`${posterFolder}/*`, async (request, reply) => {
    const [, locale = '', path = ''] = /^([a-z]{2})((?:\/[^/]+)*)\.jpg$/.exec(request.params['*']) ?? []
    const poster = isLocale(locale) ? await findPoster(path || '/', locale, { content, offers }) : null
    if (!poster) throw new Fault('not-found')
    const source = poster.picture?.replace(/^\/file\//, '') ?? null
    const drawn = await pictures.poster({ title: poster.title, source }, householdOf(request.ip))
    if (!drawn.ok) throw new Fault('too-many-pictures', { 'retry-after': '5' })
    return sendPicture(request, reply, drawn.value, forADay)
  })
}
