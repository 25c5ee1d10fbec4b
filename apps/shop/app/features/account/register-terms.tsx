import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** What a new customer agrees to, wherever the account is made. */
export function RegisterTerms() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <p className="max-w-reading text-small text-ink-soft">
      {t('account.register.terms')}{' '}
      <TextLink href={localisedPath(locale, '/regulamin')}>{t('account.register.termsLink')}</TextLink>
      {' · '}
      <TextLink href={localisedPath(locale, '/polityka-prywatnosci')}>
        {t('account.register.privacyLink')}
      </TextLink>
    </p>
  )
}
