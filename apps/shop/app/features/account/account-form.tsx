import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AccountAnswer } from './account-view.ts'

type FieldName = 'email' | 'firstName' | 'lastName' | 'password'

interface AccountFormProps {
  fields: readonly FieldName[]
  /** A password that is being chosen: the browser offers one, and its rule stands at the field. */
  hasNewPassword?: boolean
  button: string
  /** Between the fields and the button. */
  children?: ReactNode
}

const traits = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'username' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  password: { type: 'password' },
} as const

/** The browser's own form, to its own page: it works without scripts, and the page that follows is a new one for whoever came in. */
export function AccountForm({ fields, hasNewPassword = false, button, children }: AccountFormProps) {
  const { t } = useTranslation()
  const answer = useActionData() as AccountAnswer | undefined
  const firstWrong = fields.find((name) => answer?.fields[name])
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5 rounded-card bg-paper-raised p-5 shadow-raised sm:p-7"
    >
      {answer?.refusal ? <Notice tone="error">{answer.refusal}</Notice> : null}
      {firstWrong && !answer?.refusal ? <Notice tone="error">{t('forms.mend')}</Notice> : null}
      {fields.map((name) => (
        <Field
          key={name}
          name={name}
          {...traits[name]}
          {...(name === 'password' && passwordTraits(hasNewPassword))}
          label={t(`account.field.${name}`)}
          description={name === 'password' && hasNewPassword ? t('account.field.passwordHint') : undefined}
          required
          autoFocus={name === firstWrong}
          defaultValue={answer?.typed[name]}
          error={answer?.fields[name]}
        />
      ))}
      {children}
      <Button type="submit" size="large" fullWidth>
        {button}
      </Button>
    </form>
  )
}

function passwordTraits(isNew: boolean) {
  return { autoComplete: isNew ? 'new-password' : 'current-password' } as const
}
