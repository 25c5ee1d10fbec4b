import { keyOfCode } from '@wojaz/content'
import { acceptedTypes, mostFileBytes, uploadRules } from '@wojaz/uploads'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { controlClass, describedBy, FieldFrame, fieldIds } from '../../ui/field-frame.tsx'
import type { FileFault, KeptFile, MessageAnswer } from './mailbox-view.ts'

/** Files of a message. Files already uploaded with a form that was refused can be unticked. */
export function FileField({ answer }: { answer: MessageAnswer | undefined }) {
  const { t } = useTranslation()
  const ids = fieldIds(useId())
  const description = t('mailbox.file.hint', {
    most: uploadRules.message.files,
    megabytes: mostFileBytes / 1024 ** 2,
  })
  const faults = (answer?.fileFaults ?? []).map((fault) => faultWords(fault))
  const error = [answer?.fields.files, ...faults].filter(Boolean).join(' ') || undefined
  function faultWords({ name, code }: FileFault): string {
    const words = t(`mailbox.file.fault.${keyOfCode(code)}`)
    return name ? `${name}: ${words}` : words
  }
  return (
    <div className="grid gap-2">
      <KeptFiles files={answer?.kept ?? []} />
      <div>
        <FieldFrame
          label={t('mailbox.file.label')}
          required={false}
          description={description}
          error={error}
          ids={ids}
        >
          <input
            id={ids.control}
            type="file"
            name="files"
            multiple
            accept={acceptedTypes('message')}
            aria-describedby={describedBy(ids, { description, error })}
            aria-invalid={error !== undefined || undefined}
            className={`${controlClass(error !== undefined)} text-small`}
          />
        </FieldFrame>
      </div>
    </div>
  )
}

function KeptFiles({ files }: { files: readonly KeptFile[] }) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <fieldset>
      <legend className="text-small font-bold">{t('mailbox.file.kept')}</legend>
      {files.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center gap-3 wrap-anywhere">
          <input type="checkbox" name="stay" value={id} defaultChecked className="size-5 accent-accent" />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
