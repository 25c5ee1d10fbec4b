import { localisedPath } from '@wojaz/travel/locale'
import { reservationAddress } from '@wojaz/travel/offer-code'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Whoever has only the address sees nothing of anybody, but ways on. */
export function Elsewhere({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <p className="mt-3 max-w-reading text-lead">{t('checkout.elsewhere.lead')}</p>
      <div className="mt-6 grid max-w-reading gap-6">
        {isSent ? (
          <Notice tone="success">{t('checkout.elsewhere.sent')}</Notice>
        ) : (
          <Form method="post">
            <input type="hidden" name="intent" value="resend" />
            <Button type="submit">{t('checkout.elsewhere.send')}</Button>
          </Form>
        )}
        <p className="flex flex-wrap gap-3">
          <ButtonLink look="secondary" href={localisedPath(locale, tripTypeConfiguration.WS.listingPath)}>
            {t('checkout.elsewhere.search')}
          </ButtonLink>
          <ButtonLink look="quiet" href={localisedPath(locale, '/ulubione')}>
            {t('checkout.elsewhere.saved')}
          </ButtonLink>
        </p>
      </div>
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
