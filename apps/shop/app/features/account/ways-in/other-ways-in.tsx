import type { ProviderName } from '@wojaz/account'
import { useLoaderData } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { providerAddress } from '../provider-address.ts'
import { RegisterTerms } from '../register-terms.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { ProviderLink } from './provider-link.tsx'

/** The part of a login page's loader data that is used here. */
interface Offered {
  providers?: readonly ProviderName[]
  back?: string | null
}

/**
 * Beside the password: logins of other providers, if configured, and passkeys for pages where an account exists (`hasPasskey`).
 */
export function OtherWaysIn({ hasPasskey = false }: { hasPasskey?: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { providers = [], back = null } = (useLoaderData() ?? {}) as Offered
  if (providers.length === 0) return hasPasskey ? <PasskeyLogin /> : null
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('account.ways.or')}
      </p>
      {providers.map((provider) => (
        <ProviderLink
          key={provider}
          provider={provider}
          text="account.ways.with"
          href={providerAddress(provider, locale, { back })}
        />
      ))}
      {hasPasskey ? (
        <>
          <p className="text-small text-ink-soft">{t('account.ways.firstTime')}</p>
          <RegisterTerms />
          <PasskeyLogin />
        </>
      ) : null}
    </div>
  )
}
