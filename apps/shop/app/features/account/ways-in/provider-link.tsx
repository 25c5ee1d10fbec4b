import type { ProviderName } from '@wojaz/account'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { providerTitles } from '../logins-view.ts'

interface ProviderLinkProps {
  provider: ProviderName
  text: 'account.ways.with' | 'account.ways.settings.link'
  href: string
}

/** A native link that leaves the shop, so no script prefetches it. */
export function ProviderLink({ provider, text, href }: ProviderLinkProps) {
  const { t } = useTranslation()
  return (
    <a href={href} rel="nofollow" className={`${buttonClass('secondary', 'medium')} bg-paper-raised`}>
      <img src={`/brands/${provider}.svg`} alt="" width={24} height={24} />
      {t(text, { provider: providerTitles[provider] })}
    </a>
  )
}
