import { having, isFlag, isNumber } from '../../../browser/answer-shape.ts'
import { browserStorage } from '../../../browser/browser-storage.ts'
import { shopApi } from '../../../browser/shop-api.ts'
import { voteCall } from '../review-address.ts'

export interface HelpfulVote {
  isGiven: boolean
  helpful: number
}

const path = voteCall.replace('/api/', '')
const shape = having<HelpfulVote>({ isGiven: isFlag, helpful: isNumber })
const memory = 'helpful-reviews'
/** More than anybody reads. */
const longest = 500

/** Sends the wish ('give' or 'take-back'), not a toggle, so that a repeated call counts once. */
export async function sendVote(reviewId: number, give: boolean): Promise<HelpfulVote> {
  const { body } = await shopApi.post(
    path,
    { reviewId, wish: give ? 'give' : 'take-back' },
    { keepalive: true, shape },
  )
  remember(reviewId, body.isGiven)
  return body
}

/** Pages are the same for everybody, so only the browser stores which reviews were marked. */
export function isRemembered(reviewId: number): boolean {
  return remembered().includes(reviewId)
}

function remember(reviewId: number, isGiven: boolean) {
  const others = remembered().filter((id) => id !== reviewId)
  const ids = isGiven ? [reviewId, ...others].slice(0, longest) : others
  try {
    browserStorage('localStorage')?.setItem(memory, JSON.stringify(ids))
  } catch {
    // Storage is full. The vote counts anyway.
  }
}

function remembered(): number[] {
  try {
    const kept: unknown = JSON.parse(browserStorage('localStorage')?.getItem(memory) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}
