import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { voteCall } from '../review-address.ts'
import type { HelpfulVote } from './helpful-vote.ts'

interface HelpfulButtonProps {
  reviewId: number
  helpful: number
  /** The page to return to without scripts. */
  back: string
}

/** Marks a review as helpful, or takes that back. Without scripts it is a form that returns here. */
export function HelpfulButton({ reviewId, helpful, back }: HelpfulButtonProps) {
  const { t } = useTranslation()
  const [vote, setVote] = useState<HelpfulVote>({ isGiven: false, helpful })
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    import('./helpful-vote.ts').then(({ isRemembered }) => {
      if (isRemembered(reviewId)) setVote((known) => ({ ...known, isGiven: true }))
    })
  }, [reviewId])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const give = !vote.isGiven
    setVote({ isGiven: give, helpful: Math.max(0, vote.helpful + (give ? 1 : -1)) })
    setIsFailed(false)
    import('./helpful-vote.ts').then(
      ({ sendVote }) =>
        sendVote(reviewId, give).then(setVote, () => {
          setVote(vote)
          setIsFailed(true)
        }),
      // The code could not be loaded: sends the form as without scripts.
      () => form.submit(),
    )
  }
  return (
    <form
      method="post"
      action={voteCall}
      onSubmit={send}
      className="flex flex-wrap items-center gap-x-3 max-sm:mt-2 sm:-my-2"
    >
      <input type="hidden" name="reviewId" value={reviewId} />
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        aria-pressed={vote.isGiven}
        className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-3 text-small font-bold ${vote.isGiven ? 'border-accent text-accent' : 'border-line-strong hover:border-ink'}`}
      >
        <Icon name="thumb" size={20} className={vote.isGiven ? 'fill-current' : ''} />
        {t('hotelCard.reviews.helpful')}
        {vote.helpful > 0 ? (
          <>
            <span aria-hidden="true" className="font-normal">
              {vote.helpful}
            </span>
            <span className="sr-only">{t('hotelCard.reviews.helpfulCount', { votes: vote.helpful })}</span>
          </>
        ) : null}
      </button>
      {isFailed ? (
        <span role="alert" className="text-small text-danger">
          {t('hotelCard.reviews.helpfulFailed')}
        </span>
      ) : null}
    </form>
  )
}
