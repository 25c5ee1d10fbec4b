import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Facts } from './panel.tsx'
import type { JoinPage } from './sharing-view.ts'

/**
 * The page behind the link of the email: the owner of the booking's mailbox agrees. It has a button, because mail scanners open
 * links too.
 */
export function JoinScreen({ page }: { page: JoinPage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state } = page
  const title = t(`account.join.${state}Title`)
  return (
    <Container className="py-8 lg:py-14">
      <title>{`${title} | Wojaż`}</title>
      <div className="mx-auto grid max-w-[30rem] gap-6">
        <div>
          <h1 className="text-heading">{title}</h1>
          <p className="mt-2 text-ink-soft">{t(`account.join.${state}Lead`)}</p>
        </div>
        {page.state === 'ask' ? (
          <form method="post" className="grid gap-6 rounded-card bg-paper-raised p-5 shadow-raised sm:p-7">
            <Facts
              facts={[
                [t('account.join.number'), page.number],
                [t('account.join.trip'), page.name],
                [t('account.join.dates'), page.dates],
              ]}
            />
            <Button type="submit" size="large" fullWidth>
              {t('account.join.confirm')}
            </Button>
          </form>
        ) : (
          <p>
            <ButtonLink href={localisedPath(locale, '/')}>{t('error.home')}</ButtonLink>
          </p>
        )}
      </div>
    </Container>
  )
}
