import { keyOfCode } from '@wojaz/content'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { Form, useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ComplaintFiles, SentFiles } from './complaint-files.tsx'
import { ComplaintFrame, ComplaintPanel } from './complaint-frame.tsx'
import type { ComplaintAnswer, ComplaintPage } from './complaint-view.ts'
import { StateMark } from './state-mark.tsx'

/** One complaint: its state, what the guest must do now, and its history. */
export function ComplaintScreen({ page }: { page: ComplaintPage }) {
  const { t } = useTranslation()
  const answer = useActionData() as ComplaintAnswer | undefined
  const { number, order, hotel, state, deadline, isNew, decision, owed } = page
  return (
    <ComplaintFrame
      title={t('complaints.numbered', { number })}
      below={hotel ? t('complaints.trip', { hotel, order }) : order}
    >
      {isNew && !answer ? <Notice tone="success">{t('complaints.received', { number })}</Notice> : null}
      {answer?.refusal && answer.refusal !== 'text-missing' ? (
        <Notice tone="error">
          {t(
            answer.refusal === 'state-changed'
              ? 'complaints.refused.stateChanged'
              : 'complaints.refused.files',
          )}
        </Notice>
      ) : null}
      <p className="flex flex-wrap items-center gap-3">
        <StateMark state={state} />
        {deadline ? <span>{t('complaints.deadline', { day: formatDate(deadline) })}</span> : null}
      </p>
      {owed ? (
        <Notice tone="success">
          {owed.paidOn
            ? t('complaints.paid', { amount: formatMoney(owed.amount), day: formatDate(owed.paidOn) })
            : t('complaints.owed', { amount: formatMoney(owed.amount), iban: owed.iban })}
        </Notice>
      ) : null}
      {state === 'question' ? <AnswerForm answer={answer} /> : null}
      {state === 'decided' && decision ? <DecisionForm decision={decision} answer={answer} /> : null}
      <Story page={page} />
      <ComplaintPanel heading={t('complaints.yourWords')}>
        <p className="font-bold">{page.category}</p>
        {page.answers.map(({ question, answer: said }) => (
          <p key={question} className="wrap-anywhere">
            <span className="text-ink-soft">{question}:</span> {said}
          </p>
        ))}
        <p className="max-w-reading whitespace-pre-line wrap-anywhere">{page.description}</p>
        <p className="text-small text-ink-soft">
          {page.wishes.map((wish) => t(`complaints.wish.${wish}`)).join(' · ')}
        </p>
        <SentFiles files={page.files} />
      </ComplaintPanel>
    </ComplaintFrame>
  )
}

function Story({ page: { events } }: { page: ComplaintPage }) {
  const { t } = useTranslation()
  return (
    <ComplaintPanel heading={t('complaints.story')}>
      <ol className="grid gap-4">
        {events.map(({ when, by, state, text }) => (
          <li key={`${when} ${state} ${by}`} className="grid gap-1 border-l-2 border-line pl-4">
            <p className="text-small text-ink-soft">
              {when} · {t(`complaints.by.${by}`)}
            </p>
            <p className="font-bold">{t(`complaints.state.${keyOfCode(state)}`)}</p>
            {text ? <p className="max-w-reading whitespace-pre-line wrap-anywhere">{text}</p> : null}
          </li>
        ))}
      </ol>
    </ComplaintPanel>
  )
}

type Answered = { answer: ComplaintAnswer | undefined }

function AnswerForm({ answer }: Answered) {
  const { t } = useTranslation()
  const isMissing = answer?.refusal === 'text-missing'
  return (
    <ComplaintPanel heading={t('complaints.answer.title')}>
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="answer" />
        <TextArea
          label={t('complaints.answer.title')}
          name="text"
          required
          defaultValue={answer?.typed.text}
          error={isMissing ? t('complaints.refused.textMissing') : undefined}
        />
        <ComplaintFiles files={[]} faults={answer?.fileFaults ?? []} />
        <div>
          <Button type="submit">{t('complaints.answer.send')}</Button>
        </div>
      </Form>
    </ComplaintPanel>
  )
}

function DecisionForm({ decision, answer }: Answered & { decision: NonNullable<ComplaintPage['decision']> }) {
  const { t } = useTranslation()
  const isMissing = answer?.refusal === 'text-missing'
  return (
    <ComplaintPanel heading={t('complaints.offer.title')}>
      <p className="max-w-reading whitespace-pre-line wrap-anywhere">{decision.text}</p>
      {decision.amount === null ? null : (
        <p className="font-bold">{t('complaints.offer.amount', { amount: formatMoney(decision.amount) })}</p>
      )}
      <Form method="post">
        <Button type="submit" name="intent" value="accept">
          {t('complaints.offer.accept')}
        </Button>
      </Form>
      <Form method="post" noValidate className="grid gap-4 border-t border-line pt-4">
        <TextArea
          label={t('complaints.offer.why')}
          name="text"
          required
          rows={4}
          defaultValue={answer?.typed.text}
          error={isMissing ? t('complaints.refused.textMissing') : undefined}
        />
        <div>
          <Button type="submit" name="intent" value="appeal" look="secondary">
            {t('complaints.offer.appeal')}
          </Button>
        </div>
      </Form>
    </ComplaintPanel>
  )
}
