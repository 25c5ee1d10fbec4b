import { keyOfCode } from '@wojaz/content'
import { Form, useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import { ComplaintFrame, ComplaintPanel } from './complaint-frame.tsx'
import type { ComplaintAnswer, NewComplaintPage } from './complaint-view.ts'

/** A complaint about one trip. Guests who are still there can report the problem at once. Works without scripts. */
export function NewComplaintScreen({ page }: { page: NewComplaintPage }) {
  const { t } = useTranslation()
  const answer = useActionData() as ComplaintAnswer | undefined
  const { order, hotel, isTravelling, reportedAt, isSaved, savedAt } = page
  const isReport = answer?.typed.intent === 'report'
  return (
    <ComplaintFrame title={t('complaints.new')} below={t('complaints.trip', { hotel, order })}>
      {reportedAt ? <Notice tone="success">{t('complaints.now.done', { when: reportedAt })}</Notice> : null}
      {isTravelling ? <ReportNow answer={isReport ? answer : undefined} /> : null}
      {answer?.refusal ? (
        <Notice tone="error">
          {t(
            answer.refusal === 'too-many-complaints'
              ? 'complaints.refused.tooManyComplaints'
              : 'complaints.refused.files',
          )}
        </Notice>
      ) : null}
      {answer && !isReport && Object.keys(answer.faults).length > 0 ? (
        <Notice tone="error">{t('complaints.form.mend')}</Notice>
      ) : null}
      {isSaved && savedAt && !answer ? (
        <Notice tone="success">{t('complaints.form.saved', { when: savedAt })}</Notice>
      ) : null}
      <ComplaintPanel heading={t('complaints.form.what')}>
        <ComplaintForm page={page} answer={isReport ? undefined : answer} />
      </ComplaintPanel>
    </ComplaintFrame>
  )
}

function ReportNow({ answer }: { answer: ComplaintAnswer | undefined }) {
  const { t } = useTranslation()
  const faultOf = (field: 'place' | 'text') => {
    const fault = answer?.faults[field]
    return fault && t(`complaints.fault.${keyOfCode(fault)}`)
  }
  return (
    <ComplaintPanel heading={t('complaints.now.title')}>
      <p className="max-w-reading text-ink-soft">{t('complaints.now.lead')}</p>
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="report" />
        <Field
          label={t('complaints.now.place')}
          name="place"
          required
          autoComplete="off"
          defaultValue={answer?.typed.place}
          error={faultOf('place')}
        />
        <TextArea
          label={t('complaints.now.text')}
          name="text"
          required
          rows={3}
          defaultValue={answer?.typed.text}
          error={faultOf('text')}
        />
        <div>
          <Button type="submit" look="secondary">
            {t('complaints.now.send')}
          </Button>
        </div>
      </Form>
    </ComplaintPanel>
  )
}
