import { isOrderNumber } from '@wojaz/booking'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere, typedIn } from '../at-desk.ts'

export interface ReviewJudged {
  readonly number: string
  /** The message shown at the reason. */
  readonly fault?: string
  readonly said?: string
}

/** Publishes the review, or refuses it with a reason that its author can read. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { booking, member, write } = atDesk(context)
  const { number = '' } = params
  if (!isOrderNumber(number)) throw notThere()
  const { verdict = '', reason = '' } = await typedIn(request)
  const state = verdict === 'shown' ? 'shown' : 'refused'
  const why = reason.trim().slice(0, 500)
  if (state === 'refused' && why === '')
    return data<ReviewJudged>({ number, fault: 'Wpisz powód odrzucenia.' }, { status: 422 })
  const outcome = await booking.judgeReview(number, {
    state,
    by: member.name,
    reason: state === 'refused' ? why : null,
  })
  if (!outcome.ok) {
    if (outcome.refusal.code === 'review-unknown') throw notThere()
    return data<ReviewJudged>({ number, said: 'Ktoś już ocenił tę opinię.' }, { status: 409 })
  }
  await write({ act: `review-${state}`, orders: [number], facts: why ? { reason: why } : {} })
  return redirect(`${base}/opinie`, 303)
}
