import { passwordStrength, shortestPassword } from '@wojaz/account'
import { useId, useState } from 'react'
import { useIsInBrowser } from '../../browser/use-is-in-browser.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { controlClass, describedBy, FieldFrame, fieldIds } from '../../ui/field-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface PasswordFieldProps {
  name: string
  label: string
  /** For choosing a password: the browser suggests one, the rule is shown at the field and the strength in words. */
  isNew?: boolean
  autoFocus?: boolean
  error?: string
}

/** The password can be shown before it is sent and can be pasted. `autocomplete` tells password managers which password it is. */
export function PasswordField({ label, isNew = false, error, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation()
  const ids = fieldIds(useId())
  const isInBrowser = useIsInBrowser()
  const [isShown, setIsShown] = useState(false)
  const [typed, setTyped] = useState({ password: '', email: '' })
  const description = isNew ? t('account.field.passwordHint') : undefined
  return (
    <div>
      <FieldFrame label={label} required description={description} error={error} ids={ids}>
        <div className="relative">
          <input
            {...rest}
            id={ids.control}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            onInput={isNew ? (event) => setTyped(typedIn(event.currentTarget)) : undefined}
            aria-describedby={describedBy(ids, { description, error })}
            aria-required
            aria-invalid={error !== undefined || undefined}
            className={`${controlClass(error !== undefined)} ${isInBrowser ? 'pr-28' : ''}`}
          />
          {isInBrowser ? (
            <button
              type="button"
              aria-controls={ids.control}
              onClick={() => setIsShown(!isShown)}
              className="absolute inset-y-0.5 right-0.5 min-w-11 cursor-pointer rounded-control px-4 text-small font-bold text-accent hover:text-accent-strong"
            >
              {t(isShown ? 'account.password.hide' : 'account.password.show')}
              {/* A page may have two of them. */}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </button>
          ) : null}
        </div>
      </FieldFrame>
      <VisuallyHidden>
        <span role="status">{isShown ? t('account.password.isShown') : ''}</span>
      </VisuallyHidden>
      {isNew && isInBrowser ? (
        <p aria-live="polite" className="mt-1.5 text-small font-bold empty:hidden">
          {strengthWords(typed, t)}
        </p>
      ) : null}
    </div>
  )
}

/** Reads the email address of the same form too: a password that contains it is refused. */
function typedIn({ value: password, form }: HTMLInputElement) {
  const email = form?.elements.namedItem('email')
  return { password, email: email instanceof HTMLInputElement ? email.value : '' }
}

function strengthWords(
  { password, email }: ReturnType<typeof typedIn>,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (password === '') return ''
  return [...password].length < shortestPassword
    ? t('account.password.short', { least: shortestPassword })
    : t(`account.password.${passwordStrength(password, email)}`)
}
