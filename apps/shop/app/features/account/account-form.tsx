import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AccountAnswer } from './account-view.ts'
import { PasswordField } from './password-field.tsx'

type FieldName = 'email' | 'firstName' | 'lastName' | 'password' | 'currentPassword' | 'newPassword' | 'code'

interface AccountFormProps {
  fields: readonly FieldName[]
  /** For choosing a password: the browser suggests one, and the rule is shown at the field. */
  hasNewPassword?: boolean
  button: string
  /** Initial values. */
  known?: Partial<Record<FieldName, string>>
  /** The field that gets the focus in a later step. */
  focused?: FieldName
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>
  /** Above the fields. */
  before?: ReactNode
  /** Between the fields and the button. */
  children?: ReactNode
}

const traits = {
  // Browsers offer passkeys in the field for the email address.
  email: { type: 'email', inputMode: 'email', autoComplete: 'username webauthn' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const

/** The name under which a field is sent: `newPassword` is sent as `password`. */
const sentAs = (name: FieldName) => (name === 'newPassword' ? 'password' : name)

/** A native form that posts to its own page, so it works without scripts. After a login the next page is a full page load. */
export function AccountForm({
  fields,
  hasNewPassword = false,
  button,
  known = {},
  focused,
  hidden = {},
  before,
  children,
}: AccountFormProps) {
  const { t } = useTranslation()
  const answer = useActionData() as AccountAnswer | undefined
  const firstWrong = fields.find((name) => answer?.fields[sentAs(name)])
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5 rounded-card bg-paper-raised p-5 shadow-raised sm:p-7"
    >
      {answer?.refusal ? <Notice tone="error">{answer.refusal}</Notice> : null}
      {firstWrong && !answer?.refusal ? <Notice tone="error">{t('forms.mend')}</Notice> : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {before}
      {fields.map((name) => {
        const shared = {
          name: sentAs(name),
          label: t(`account.field.${name}`),
          autoFocus: name === (firstWrong ?? focused),
          error: answer?.fields[sentAs(name)],
        }
        return name === 'password' || name === 'currentPassword' || name === 'newPassword' ? (
          <PasswordField
            key={name}
            {...shared}
            isNew={name === 'newPassword' || (name === 'password' && hasNewPassword)}
          />
        ) : (
          <Field
            key={name}
            {...shared}
            {...traits[name]}
            required
            defaultValue={answer?.typed[name] ?? known[name]}
          />
        )
      })}
      {children}
      <Button type="submit" size="large" fullWidth>
        {button}
      </Button>
    </form>
  )
}
