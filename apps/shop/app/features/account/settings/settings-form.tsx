import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { AccountAnswer } from '../account-view.ts'

interface FieldsOfForm {
  /** The typed value, or else the saved one. */
  value(name: string): string
  error(name: string): string | undefined
  /** The field that gets the focus after a mistake. */
  isFirstWrong(name: string): boolean
}

interface SettingsFormProps {
  /** Distinguishes the forms of one page. */
  intent: string
  known: Readonly<Record<string, string | null>>
  /** Typed values are restored after a login, including fields with `autocomplete="off"`. */
  isKept?: boolean
  children: (fields: FieldsOfForm) => ReactNode
}

/** A native form that posts to its own page, so it works without scripts. Errors come back at their fields. */
export function SettingsForm({ intent, known, isKept, children }: SettingsFormProps) {
  const { t } = useTranslation()
  const given = useActionData() as AccountAnswer | undefined
  const answer = given?.typed.intent === intent ? given : undefined
  const wrong = Object.keys(answer?.fields ?? {})
  return (
    <form method="post" noValidate data-kept={isKept ? '' : undefined} className="grid gap-6">
      <input type="hidden" name="intent" value={intent} />
      {answer?.refusal ? <Notice tone="error">{answer.refusal}</Notice> : null}
      {wrong.length > 0 ? <Notice tone="error">{t('forms.mend')}</Notice> : null}
      {children({
        value: (name) => (answer ? (answer.typed[name] ?? '') : (known[name] ?? '')),
        error: (name) => answer?.fields[name],
        isFirstWrong: (name) => wrong[0] === name,
      })}
    </form>
  )
}

export function FormPart({
  heading,
  lead,
  children,
}: {
  heading: string
  lead?: string
  children: ReactNode
}) {
  return (
    <fieldset className="rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
      <legend className="float-left w-full text-title font-bold">{heading}</legend>
      {lead ? <p className="clear-left text-small text-ink-soft">{lead}</p> : null}
      <div className="clear-left grid gap-4 pt-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
