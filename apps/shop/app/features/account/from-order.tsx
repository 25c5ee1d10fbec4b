import { accountPaths } from '@wojaz/account'
import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from './password-field.tsx'
import { RegisterTerms } from './register-terms.tsx'

export interface OrderOwner {
  firstName: string
  lastName: string
  email: string
}

/**
 * Offers an account to a guest who ordered: only the password is missing. It posts the filled-in registration form, which shows
 * its refusals on the registration page. Only an email to the address tells whether it already has an account.
 */
export function FromOrder({ owner }: { owner: OrderOwner }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <form
      method="post"
      action={localisedPath(locale, accountPaths.register)}
      className="grid gap-5 rounded-card bg-paper-raised p-6 shadow-raised"
    >
      <div className="grid gap-2">
        <h2 className="text-title">{t('account.fromOrder.title')}</h2>
        <p className="max-w-reading wrap-anywhere">{t('account.fromOrder.lead', { email: owner.email })}</p>
      </div>
      {(['firstName', 'lastName', 'email'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={owner[name]} autoComplete={hints[name]} />
      ))}
      <div className="max-w-[24rem]">
        <PasswordField name="password" label={t('account.field.password')} isNew />
      </div>
      <RegisterTerms />
      <div>
        <Button type="submit" look="secondary">
          {t('account.register.button')}
        </Button>
      </div>
    </form>
  )
}

/** Browsers store a password together with the user name. */
const hints = { firstName: 'given-name', lastName: 'family-name', email: 'username' } as const
