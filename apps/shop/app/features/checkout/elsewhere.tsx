import { localisedPath } from '@wojaz/travel/locale'
import { reservationAddress } from '@wojaz/travel/offer-code'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

/** For guests who have the URL but not the key of the cart: no personal data, only links to go on. */
export function Elsewhere() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <p className="mt-3 max-w-reading text-lead">{t('checkout.elsewhere.lead')}</p>
      <p className="mt-6 flex max-w-reading flex-wrap gap-3">
        <ButtonLink look="secondary" href={localisedPath(locale, tripTypeConfiguration.WS.listingPath)}>
          {t('checkout.elsewhere.search')}
        </ButtonLink>
        <ButtonLink look="quiet" href={localisedPath(locale, '/ulubione')}>
          {t('checkout.elsewhere.saved')}
        </ButtonLink>
      </p>
    </>
  )
}

export function Abandoned({ offerCode }: { offerCode: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <p className="mt-3 max-w-reading text-lead">{t('checkout.abandoned.lead')}</p>
      <p className="mt-6">
        <a
          href={localisedPath(locale, reservationAddress(offerCode))}
          className="font-bold text-accent underline decoration-1 underline-offset-4"
        >
          {t('checkout.abandoned.again')}
        </a>
      </p>
    </>
  )
}
