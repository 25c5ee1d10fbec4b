import { localisedPath, tripTypeConfiguration } from '@wojaz/travel'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import type { ClosedPage } from './payment-view.ts'

/** An order that cannot be paid here: why, and ways on. Nothing of a person is shown. */
export function ClosedOrder({ page }: { page: ClosedPage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const name = page.kind === 'closed' && page.isRefunded ? 'refunded' : page.kind
  return (
    <Container className="py-8 lg:py-12">
      <title>{`${t(`payment.${name}.title`)} | Wojaż`}</title>
      <h1 className="text-heading">{t(`payment.${name}.title`)}</h1>
      <p className="mt-3 max-w-reading text-lead">{t(`payment.${name}.lead`)}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {page.kind === 'expired' ? (
          <a
            href={localisedPath(locale, `/pz/rezerwacja/${page.offerCode}`)}
            className="inline-flex min-h-12 items-center rounded-control bg-accent px-6 font-bold text-on-accent no-underline hover:bg-accent-strong"
          >
            {t('payment.expired.again')}
          </a>
        ) : null}
        <ButtonLink look="secondary" href={localisedPath(locale, tripTypeConfiguration.WS.listingPath)}>
          {t('checkout.elsewhere.search')}
        </ButtonLink>
      </p>
    </Container>
  )
}
