import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { AccountTabs } from './account-tabs.tsx'

/** Ways to an answer; editors put questions and answers below. */
export function HelpScreen({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const title = t('account.help.title')
  return (
    <>
      {isLoggedIn ? <AccountTabs current="help" /> : null}
      <Container className="py-8 lg:py-12">
        <title>{`${title} | Wojaż`}</title>
        <h1 className="text-heading">{title}</h1>
        <p className="mt-2 max-w-reading text-ink-soft">{t('account.help.lead')}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={localisedPath(locale, '/kontakt')}>{t('account.help.contact')}</ButtonLink>
        </p>
      </Container>
    </>
  )
}
