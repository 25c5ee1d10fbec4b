import { longestMessage, type Template } from '@wojaz/talks'
import type { Locale } from '@wojaz/travel/locale'
import { acceptedTypes, mostFileBytes, uploadRules } from '@wojaz/uploads'
import type { TalkActed } from '../routes/talk-acts.ts'
import { Field, TextField } from './field.tsx'
import { TemplateFields } from './template-fields.tsx'

interface AnswerFormProps {
  readonly action: string
  readonly sentAs: string
  readonly templates: readonly Pick<Template, 'id' | 'name'>[]
  readonly locale: Locale
  readonly acted: TalkActed | undefined
}

/** The form for an answer to the guest, with files. Uploaded files stay selected until they are unticked. */
export function AnswerForm({ action, sentAs, templates, locale, acted }: AnswerFormProps) {
  return (
    <form method="post" action={action} encType="multipart/form-data" className="card">
      <input type="hidden" name="sentAs" value={acted?.sentAs ?? sentAs} />
      <TemplateFields templates={templates} locale={acted?.locale ?? locale} chosen={acted?.template} />
      <TextField
        label="Odpowiedź"
        name="text"
        rows={8}
        maxLength={longestMessage}
        hint="Gość widzi Twoje imię. O odpowiedzi dowie się też e-mailem, bez jej treści."
        defaultValue={acted?.typed}
        fault={acted?.fault}
      />
      {(acted?.kept ?? []).map(({ id, name }) => (
        <label key={id} className="tick">
          <input type="checkbox" name="stay" value={id} defaultChecked /> {name}
        </label>
      ))}
      <Field
        label="Załączniki"
        name="files"
        type="file"
        multiple
        accept={acceptedTypes('message')}
        hint={`Do ${uploadRules.message.files} plików: zdjęcia lub PDF, każdy do ${mostFileBytes / 1024 ** 2} MB.`}
        fault={acted?.fileFault}
      />
      <button type="submit">Wyślij odpowiedź</button>
    </form>
  )
}
