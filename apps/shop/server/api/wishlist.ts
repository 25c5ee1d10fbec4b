import type { Offers } from '@wojaz/offers/server'
import { type SaveRefusal, saveOffer, type Wishlists } from '@wojaz/wishlist/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SavedCodes } from '../../app/features/wishlist/saved-set.ts'
import {
  savedCall,
  shareCall,
  sharedAddress,
  wishlistAddress,
} from '../../app/features/wishlist/wishlist-address.ts'
import { savingLimit } from '../plugins/rate-limit.ts'
import { shippedText } from '../request/error-text.ts'
import { Fault } from '../request/errors.ts'
import { isForeign } from '../request/foreign-request.ts'
import { isFormType, parseForms } from '../request/form-body.ts'
import { localeOf } from '../request/locale.ts'
import type { FindCustomer } from '../request/visitor.ts'
import { guestCookie, listOwner } from '../wishlist/guest-id.ts'
import type { ShowSaved } from '../wishlist/saved-offers.ts'
import {
  removeSchema,
  saveSchema,
  shareSchema,
  wishlistCountSchema,
  wishlistSchema,
} from './wishlist.schema.ts'

interface WishlistOptions {
  offers: Offers
  wishlists: Wishlists
  showSaved: ShowSaved
  siteUrl: string
  findCustomer: FindCustomer
}

const bodyLimit = 4 * 1024
const changing = { config: savingLimit, bodyLimit }

/** The heart buttons are plain forms, which work without scripts. */
export const wishlistApi: FastifyPluginAsyncZod<WishlistOptions> = async (api, options) => {
  const { wishlists, showSaved, siteUrl, findCustomer } = options
  parseForms(api, bodyLimit)
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && isForeign(request, siteUrl)) throw new Fault('forbidden')
  })

  const ownerOf = async (request: FastifyRequest, reply: FastifyReply) =>
    listOwner(await findCustomer(request, reply), request.headers.cookie)

  const codesOf = async (guest: string | null): Promise<SavedCodes> => {
    const rows = guest ? await wishlists.ofGuest(guest) : []
    return { wishlistCount: rows.length, offerCodes: rows.map(({ offerCode }) => offerCode) }
  }

  api.get(savedCall, { schema: wishlistSchema }, async (request, reply) => {
    const guest = await ownerOf(request, reply)
    const offers = guest ? await showSaved(await wishlists.ofGuest(guest), localeOf(request)) : []
    return { offers, wishlistCount: offers.length }
  })

  api.get(`${savedCall}/count`, { schema: wishlistCountSchema }, async (request, reply) =>
    codesOf(await ownerOf(request, reply)),
  )

  api.post(savedCall, { ...changing, schema: saveSchema }, async (request, reply) => {
    const { offerCode, wish, locale } = request.body
    const customer = await findCustomer(request, reply)
    const guest = listOwner(customer, request.headers.cookie)
    const isForm = isFormType(request.headers['content-type'])
    if (wish === 'remove') {
      if (guest) await wishlists.remove(guest, offerCode)
      if (isForm) return reply.redirect(wishlistAddress(locale, 'removed'), 303)
      return reply.send(await codesOf(guest))
    }
    const saved = await saveOffer(options, guest, offerCode)
    if (!saved.ok && isForm) return reply.redirect(wishlistAddress(locale, saved.refusal.code), 303)
    if (!saved.ok) return refuse(request, reply, saved.refusal)
    if (!customer) reply.header('set-cookie', guestCookie(saved.value))
    if (isForm) return reply.redirect(wishlistAddress(locale, 'saved'), 303)
    return reply.send(await codesOf(saved.value))
  })

  api.delete(savedCall, { ...changing, schema: removeSchema }, async (request, reply) => {
    const guest = await ownerOf(request, reply)
    if (guest) await wishlists.remove(guest, request.query.offerCode)
    return codesOf(guest)
  })

  api.post(shareCall, { ...changing, schema: shareSchema }, async (request, reply) => {
    const { wish, locale } = request.body
    const guest = await ownerOf(request, reply)
    if (guest && wish === 'share') await wishlists.share(guest)
    if (guest && wish === 'end') await wishlists.endSharing(guest)
    if (isFormType(request.headers['content-type']))
      return reply.redirect(`${wishlistAddress(locale)}#udostepnij`, 303)
    const token = guest && (await wishlists.shareToken(guest))
    return reply.send({ shareUrl: token && siteUrl + sharedAddress(localeOf(request), token) })
  })
}

const words = {
  'wishlist-full': { status: 409, text: 'wishlistPage.full' },
  'offer-sold-out': { status: 409, text: 'wishlistPage.soldOutNow' },
  'offer-unknown': { status: 422, text: 'wishlistPage.unknown' },
} as const satisfies Record<SaveRefusal['code'], { status: number; text: string }>

function refuse(request: FastifyRequest, reply: FastifyReply, { code }: SaveRefusal) {
  const { status, text } = words[code]
  const message = shippedText(text, localeOf(request))
  return reply.code(status).send({
    code,
    message,
    ...(code === 'offer-unknown' && { fields: { offerCode: message } }),
  })
}
