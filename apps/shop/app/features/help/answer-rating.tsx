import { type FormEvent, useId, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { askedParameter, type FaqRating, faqRatings, helpAddress, isFaqRating } from './help-address.ts'
import { sendRating } from './send-rating.ts'

interface AnswerRatingProps {
  questionId: string
  typed: string
  isRated: boolean
}

const reasons = faqRatings.filter((rating) => rating !== 'yes')

/** One press says whether it helped, or why not. */
export function AnswerRating({ questionId, typed, isRated }: AnswerRatingProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const labelId = useId()
  const [state, setState] = useState<'asking' | 'thanked' | 'failed'>(isRated ? 'thanked' : 'asking')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const rating = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (!isFaqRating(rating)) return
    event.preventDefault()
    setState((await sendRating(questionId, rating)) ? 'thanked' : 'failed')
  }
  return (
    <form
      method="post"
      action={helpAddress(locale)}
      onSubmit={(event) => void send(event)}
      aria-labelledby={labelId}
      className="mt-4 border-t border-line pt-3"
    >
      <input type="hidden" name="pytanie" value={questionId} />
      <input type="hidden" name={askedParameter} value={typed} />
      {state === 'thanked' ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <span id={labelId} className="text-small font-bold">
            {t('help.helpful')}
          </span>
          <Rate rating="yes">{t('help.yes')}</Rate>
          <span className="text-small text-ink-soft sm:ml-2">{t('help.notBecause')}</span>
          {reasons.map((reason) => (
            <Rate key={reason} rating={reason}>
              {t(`help.reason.${reason}`)}
            </Rate>
          ))}
        </div>
      )}
      <p role="status" className="text-small">
        {state === 'thanked' ? <span id={labelId}>{t('help.thanks')}</span> : null}
        {state === 'failed' ? t('help.notCounted') : null}
      </p>
    </form>
  )
}

function Rate({ rating, children }: { rating: FaqRating; children: string }) {
  return (
    <button type="submit" name="ocena" value={rating} className={buttonClass('quiet', 'small')}>
      {children}
    </button>
  )
}
