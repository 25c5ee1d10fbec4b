import { localisedPath } from '@wojaz/travel/locale'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { stepAddress } from './checkout-address.ts'

/** Says that nothing was booked or charged, and shows links to go on. */
export function ReservationFailed({ cartId, phone }: { cartId: string | null; phone: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Container className="py-8 lg:py-12">
      <title>{`${t('checkout.failed.title')} | Wojaż`}</title>
      <h1 className="text-heading">{t('checkout.failed.title')}</h1>
      <p className="mt-3 max-w-reading text-lead">{t('checkout.failed.lead')}</p>
      <p className="mt-6 flex max-w-reading flex-wrap gap-3">
        {cartId ? (
          <ButtonLink size="large" href={stepAddress(locale, cartId, 'summary')}>
            {t('checkout.failed.again')}
          </ButtonLink>
        ) : null}
        <ButtonLink
          look="secondary"
          size="large"
          href={localisedPath(locale, tripTypeConfiguration.WS.listingPath)}
        >
          {t('checkout.elsewhere.search')}
        </ButtonLink>
      </p>
      <p className="mt-8 text-small">{t('checkout.call', { phone: phone.replaceAll(' ', '\u00a0') })}</p>
    </Container>
  )
}
