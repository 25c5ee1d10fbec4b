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

/** Calls run one after the other: the first saved offer sets the cookie that the next call needs. */
let turn: Promise<unknown> = Promise.resolve()

/** The heart changes at once. The server's response then replaces the state. */
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
  // The response is out of date if a heart was pressed meanwhile.
  if (asked === turn) setSaved(body)
}

function sentenceOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  const { message } = Object(error.body) as { message?: unknown }
  return typeof message === 'string' ? message : null
}
