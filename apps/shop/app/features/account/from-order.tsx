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
 * An account for whoever ordered: everything is known but the password. It is the registration's own form, filled in: what it refuses it
 * shows on its own page, and whether the address has an account already only its mailbox learns.
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

/** A password is kept by the browser together with whom it is for. */
const hints = { firstName: 'given-name', lastName: 'family-name', email: 'username' } as const
