import type { ProviderName } from '@wojaz/account'
import { useLoaderData } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { providerAddress } from '../provider-address.ts'
import { RegisterTerms } from '../register-terms.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { ProviderLink } from './provider-link.tsx'

/** What the loader of a page for those outside says of them. */
interface Offered {
  providers?: readonly ProviderName[]
  back?: string | null
}

/** Beside the password: others' logins, as far as they are open here; and passkeys, for who has an account (`hasPasskey`). */
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
