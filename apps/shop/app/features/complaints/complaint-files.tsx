import { keyOfCode } from '@wojaz/content'
import { acceptedTypes, mostFileBytes, mostFormBytes, uploadRules } from '@wojaz/uploads'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PhotoField } from '../../ui/photo-field.tsx'
import { complaintFilePath } from './complaint-address.ts'
import type { FileFault, FileView } from './complaint-view.ts'

const mebibyte = 1024 ** 2
const most = uploadRules.complaint.files

interface ComplaintFilesProps {
  /** Files that are already uploaded. Unticked ones are removed. */
  files: readonly FileView[]
  faults: readonly FileFault[]
}

/** Photos and documents. Unticked files are removed, and more can be added. */
export function ComplaintFiles({ files, faults }: ComplaintFilesProps) {
  const { t } = useTranslation()
  const sentence = ({ name, code }: FileFault) =>
    t(`complaints.file.${keyOfCode(code)}`, {
      name,
      most,
      size: (code === 'form-too-large' ? mostFormBytes : mostFileBytes) / mebibyte,
    })
  const said = [...new Set(faults.map(sentence))].join(' ')
  return (
    <div className="grid gap-4">
      {files.length > 0 ? (
        <fieldset>
          <legend className="text-small font-bold">{t('complaints.form.filesSent')}</legend>
          <ul className="mt-2 grid gap-2">
            {files.map(({ id, name }) => (
              <li key={id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
                  <input
                    type="checkbox"
                    name="stay"
                    value={id}
                    defaultChecked
                    className="size-6 shrink-0 cursor-pointer accent-accent"
                  />
                  <span className="min-w-0 wrap-anywhere">{t('complaints.form.fileStays', { name })}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
      <PhotoField
        label={t('complaints.form.files')}
        name="files"
        accept={acceptedTypes('complaint')}
        description={t('complaints.form.filesHelp', { most, size: mostFileBytes / mebibyte })}
        chosen={t('complaints.form.filesChosen')}
        error={said || undefined}
      />
    </div>
  )
}

/** The files of a complaint, to open or to save. */
export function SentFiles({ files }: { files: readonly FileView[] }) {
  if (files.length === 0) return null
  return (
    <ul className="grid gap-1">
      {files.map(({ id, name }) => (
        <li key={id}>
          <a
            href={complaintFilePath(id)}
            className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 wrap-anywhere"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
