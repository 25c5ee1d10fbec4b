import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { findBookingAddress } from './find-booking-address.ts'
import { FindBookingForm } from './find-booking-form.tsx'

/** Asks for number and email. The reply is the same whether or not there is such an order. */
export function FindBookingScreen({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Container className="py-8 lg:py-14">
      <title>{`${t('payment.find.title')} | Wojaż`}</title>
      <div className="mx-auto grid max-w-[30rem] gap-6">
        <div>
          <h1 className="text-heading">{t('payment.find.title')}</h1>
          {isSent ? null : <p className="mt-2 text-ink-soft">{t('payment.find.lead')}</p>}
        </div>
        {isSent ? (
          <>
            <Notice tone="success">{t('payment.find.sent')}</Notice>
            <p>
              <TextLink look="standalone" href={findBookingAddress(locale)}>
                {t('payment.find.again')}
              </TextLink>
            </p>
          </>
        ) : (
          <FindBookingForm />
        )}
      </div>
    </Container>
  )
}
