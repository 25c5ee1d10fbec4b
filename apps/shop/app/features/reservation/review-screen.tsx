import { reviewAspects } from '@wojaz/offers/reviews'
import { formatDate } from '@wojaz/travel/dates'
import { Form, useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioRow } from '../../ui/radio-row.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { EmailPage } from './email-page.tsx'
import { Panel } from './panel.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import type { ReviewAnswer, ReviewPage } from './review-view.ts'

const marks = ['1', '2', '3', '4', '5'].map((mark) => ({ id: mark, label: mark }))

/** A review: six scores, a title and a text. Works without scripts. */
export function ReviewScreen({ page }: { page: ReviewPage }) {
  const { t } = useTranslation()
  const answer = useActionData() as ReviewAnswer | undefined
  const { number, name, written, canWrite, isSaved } = page
  return (
    <EmailPage
      number={number}
      name={name}
      isOwn={page.isOwn}
      below={name}
      title={t('reservation.review.title')}
    >
      {isSaved && !answer ? <Notice tone="success">{t('reservation.review.saved')}</Notice> : null}
      {answer?.isOver ? <Notice tone="error">{t('reservation.review.over')}</Notice> : null}
      {written ? (
        <Notice>
          {t(`reservation.review.state.${written.state}`)}{' '}
          {written.refusedBecause ? (
            <span className="block whitespace-pre-line wrap-anywhere">
              {t('reservation.review.reason', { reason: written.refusedBecause })}
            </span>
          ) : null}
          {canWrite ? t('reservation.review.editable', { date: formatDate(written.editableUntil) }) : null}
        </Notice>
      ) : null}
      {canWrite ? <ReviewForm written={written} answer={answer} /> : null}
    </EmailPage>
  )
}

interface ReviewFormProps {
  written: ReviewPage['written']
  answer: ReviewAnswer | undefined
}

function ReviewForm({ written, answer }: ReviewFormProps) {
  const { t } = useTranslation()
  const faultOf = (field: keyof ReviewAnswer['faults']) => {
    const fault = answer?.faults[field]
    return fault && t(`reservation.review.fault.${faultWords[fault]}`)
  }
  const before = (field: string, known: string | undefined) => answer?.typed[field] ?? known ?? ''
  return (
    <Panel heading={t('reservation.review.scores')}>
      <Form method="post" encType="multipart/form-data" noValidate data-kept className="grid gap-5">
        <p className="max-w-reading text-ink-soft">{t('reservation.review.lead')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          {reviewAspects.map((aspect) => (
            <RadioRow
              key={aspect}
              label={t(`reservation.review.aspect.${aspect}`)}
              name={aspect}
              options={marks}
              required
              areShort
              chosen={before(aspect, written ? String(written.scores[aspect]) : undefined)}
              error={faultOf(aspect)}
            />
          ))}
        </div>
        <Field
          label={t('reservation.review.heading')}
          name="title"
          autoComplete="off"
          required
          defaultValue={before('title', written?.title)}
          error={faultOf('title')}
        />
        <TextArea
          label={t('reservation.review.text')}
          name="text"
          required
          defaultValue={before('text', written?.text)}
          error={faultOf('text')}
        />
        <ReviewPhotos
          key={(answer?.photos ?? written?.photos ?? []).map(({ id }) => id).join(' ')}
          photos={answer?.photos ?? written?.photos ?? []}
          faults={answer?.photoFaults ?? []}
        />
        <p className="max-w-reading text-small text-ink-soft">{t('reservation.review.shownAs')}</p>
        <div>
          <Button type="submit">{t('reservation.review.send')}</Button>
        </div>
      </Form>
    </Panel>
  )
}

const faultWords = {
  'score-missing': 'score',
  'title-missing': 'title',
  'title-long': 'titleLong',
  'text-short': 'text',
  'text-long': 'textLong',
} as const
