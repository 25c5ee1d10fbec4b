import { dayOf, formatDate } from '@wojaz/travel/dates'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type LoginsView, providerTitles } from '../logins-view.ts'
import { providerAddress } from '../provider-address.ts'
import { ProviderLink } from './provider-link.tsx'
import { SmallForm } from './small-form.tsx'

/** Logins of other providers: those linked to this account and those that could be. */
export function LinkedLogins({ logins, missing, canTakeAway }: LoginsView) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      {logins.length > 0 ? (
        <ul className="grid gap-3">
          {logins.map(({ id, provider, email, linkedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
              <img src={`/brands/${provider}.svg`} alt="" width={24} height={24} />
              <div className="min-w-0 flex-1">
                <p className="font-bold wrap-anywhere">
                  {providerTitles[provider]}
                  {email ? ` · ${email}` : null}
                </p>
                <p className="text-small text-ink-soft">
                  {t('account.ways.settings.linkedAt', { day: formatDate(dayOf(new Date(linkedAt))) })}
                </p>
              </div>
              {canTakeAway ? (
                <SmallForm intent="unlink" fields={{ id }} look="secondary">
                  <span aria-hidden="true">{t('account.ways.settings.removeShort')}</span>
                  <VisuallyHidden>
                    {t('account.ways.settings.unlink', { provider: providerTitles[provider] })}
                  </VisuallyHidden>
                </SmallForm>
              ) : (
                <p className="w-full text-small text-ink-soft">{t('account.ways.refusal.lastWayIn')}</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {missing.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {missing.map((provider) => (
            <ProviderLink
              key={provider}
              provider={provider}
              text="account.ways.settings.link"
              href={providerAddress(provider, locale, { isLinking: true })}
            />
          ))}
        </div>
      ) : null}
    </>
  )
}
