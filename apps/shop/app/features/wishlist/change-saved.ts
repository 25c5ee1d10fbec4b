import { having, isNumber, isText, listOf } from '../../browser/answer-shape.ts'
import { ApiError } from '../../browser/api-answer.ts'
import { shopApi } from '../../browser/shop-api.ts'
import { trackWishlist } from '../tracking/tracking.ts'
import { currentSaved, setSaved } from './saved-codes.ts'
import type { SavedCodes } from './saved-set.ts'
import { withOffer, withoutOffer } from './saved-set.ts'
import { tellNews } from './wishlist-news.ts'

const path = 'www/wishlist'
const shape = having<SavedCodes>({ wishlistCount: isNumber, offerCodes: listOf(isText) })

/** One after the other: the first offer saved brings the cookie that the next one is saved under. */
let turn: Promise<unknown> = Promise.resolve()

/** The heart changes at once; what the server then says counts. */
export function changeSaved(offerCode: string, save: boolean): Promise<void> {
  const before = currentSaved() ?? { wishlistCount: 0, offerCodes: [] }
  setSaved(save ? withOffer(before, offerCode) : withoutOffer(before, offerCode))
  const done = turn.then(() => send(offerCode, save))
  turn = done
  return done
}

async function send(offerCode: string, save: boolean) {
  try {
    const { body } = save
      ? await shopApi.post(path, { offerCode }, { keepalive: true, shape })
      : await shopApi.delete(path, { params: { offerCode }, keepalive: true, shape })
    setSaved(body)
    tellNews({ kind: save ? 'saved' : 'removed' })
    trackWishlist({ isOfferOnWishlist: save, wishlistCount: body.wishlistCount })
  } catch (error) {
    const known = currentSaved()
    if (known) setSaved(save ? withoutOffer(known, offerCode) : withOffer(known, offerCode))
    tellNews({ kind: 'refused', message: sentenceOf(error) })
  }
}

export async function askSaved() {
  const asked = turn
  const { body } = await shopApi.get(`${path}/count`, { shape })
  // A heart pressed meanwhile knows better.
  if (asked === turn) setSaved(body)
}

function sentenceOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  const { message } = Object(error.body) as { message?: unknown }
  return typeof message === 'string' ? message : null
}
