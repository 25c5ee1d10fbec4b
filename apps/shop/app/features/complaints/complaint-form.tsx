import { type ComplaintFaults, type ComplaintWish, complaintWishes } from '@wojaz/complaints'
import { keyOfCode } from '@wojaz/content'
import { type FormEvent, useId, useState } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { RadioRow } from '../../ui/radio-row.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ComplaintFiles } from './complaint-files.tsx'
import type { ComplaintAnswer, NewComplaintPage } from './complaint-view.ts'
import { useDraft } from './use-draft.ts'

interface ComplaintFormProps {
  page: NewComplaintPage
  answer: ComplaintAnswer | undefined
}

/** Category, its questions, what happened, what was said on site, what is wanted. With scripts it is saved while it is typed. */
export function ComplaintForm({ page, answer }: ComplaintFormProps) {
  const { t } = useTranslation()
  const { typed, wishes, files } = answer ?? page
  const [category, setCategory] = useState(typed.category ?? '')
  const draft = useDraft(page.order)
  const before = (field: string) => typed[field] ?? ''
  const faultOf = (field: string) => {
    const fault = answer?.faults[field]
    return fault && t(`complaints.fault.${keyOfCode(fault)}`)
  }
  const chosen = page.categories.find(({ code }) => code === category)
  const questions = chosen?.questions ?? []
  const change = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event
    if (target instanceof HTMLSelectElement && target.name === 'category') setCategory(target.value)
    draft.changed(event.currentTarget)
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      onChange={change}
      onSubmit={draft.stop}
      className="grid gap-5"
    >
      <NativeSelect
        label={t('complaints.form.category')}
        name="category"
        required
        options={page.categories.map(({ code, name }) => ({ id: code, label: name }))}
        defaultValue={before('category')}
        error={faultOf('category')}
      />
      <noscript>
        <Button type="submit" name="intent" value="save" look="secondary" size="small">
          {t('complaints.form.show')}
        </Button>
      </noscript>
      {questions.map(({ code, text, required }) => (
        <Field
          key={`${category} ${code}`}
          label={text}
          name={`answer.${code}`}
          required={required}
          autoComplete="off"
          defaultValue={before(`answer.${code}`)}
          error={faultOf(`answer.${code}`)}
        />
      ))}
      <TextArea
        label={t('complaints.form.description')}
        name="description"
        required
        rows={7}
        defaultValue={before('description')}
        error={faultOf('description')}
      />
      {page.reports.map(({ place, when }) => (
        <p key={when} className="max-w-reading text-small">
          {t('complaints.form.known', { place, when })}
        </p>
      ))}
      <RadioRow
        label={t('complaints.form.reported')}
        name="reported"
        required
        options={[
          { id: 'yes', label: t('complaints.form.yes') },
          { id: 'no', label: t('complaints.form.no') },
        ]}
        chosen={before('reported')}
        error={faultOf('reported')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('complaints.form.reportedTo')}
          name="reportedTo"
          autoComplete="off"
          description={t('complaints.form.reportedHelp')}
          defaultValue={before('reportedTo')}
          error={faultOf('reportedTo')}
        />
        <Field
          label={t('complaints.form.reportedOn')}
          name="reportedOn"
          type="date"
          defaultValue={before('reportedOn')}
          error={faultOf('reportedOn')}
        />
      </div>
      <Wishes offered={chosen?.wishes ?? complaintWishes} chosen={wishes} error={faultOf('wishes')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('complaints.form.amount')}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={before('amount')}
          error={faultOf('amount')}
        />
        <Field
          label={t('complaints.form.iban')}
          name="iban"
          autoComplete="off"
          description={t('complaints.form.ibanHelp')}
          defaultValue={before('iban')}
          error={faultOf('iban')}
        />
      </div>
      <ComplaintFiles
        key={files.map(({ id }) => id).join(' ')}
        files={files}
        faults={answer?.fileFaults ?? []}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{t('complaints.form.send')}</Button>
        <Button type="submit" name="intent" value="save" look="secondary">
          {t('complaints.form.save')}
        </Button>
        <span role="status" className="text-small text-ink-soft">
          {draft.savedAt ? t('complaints.form.saved', { when: draft.savedAt }) : null}
        </span>
      </div>
    </Form>
  )
}

function Wishes({
  offered,
  chosen,
  error,
}: {
  offered: readonly ComplaintWish[]
  chosen: readonly string[]
  error: ComplaintFaults[string] | string | undefined
}) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-small font-bold">{t('complaints.form.wishes')}</legend>
      <div className="grid gap-1 sm:grid-cols-2">
        {offered.map((wish) => (
          <label key={wish} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="wishes"
              value={wish}
              defaultChecked={chosen.includes(wish)}
              aria-invalid={error !== undefined || undefined}
              className="size-6 cursor-pointer accent-accent"
            />
            {t(`complaints.wish.${wish}`)}
          </label>
        ))}
      </div>
      {error ? (
        <span id={id} className="mt-1.5 flex gap-2 text-small font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </span>
      ) : null}
    </fieldset>
  )
}
