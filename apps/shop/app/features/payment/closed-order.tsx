import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { paymentAddress } from '../checkout/checkout.ts'
import { FindBookingForm } from '../find-booking/find-booking.ts'
import type { CalledOffPage, ClosedPage } from './payment-view.ts'

/** An order that cannot be paid here: why, and links to go on. It shows no personal data. */
export function ClosedOrder({ page }: { page: ClosedPage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Container className="py-8 lg:py-12">
      <title>{`${t(`payment.${page.kind}.title`)} | Wojaż`}</title>
      <h1 className="text-heading">{t(`payment.${page.kind}.title`)}</h1>
      <p className="mt-3 max-w-reading text-lead">
        {page.kind === 'calledOff' ? <CalledOff page={page} /> : t(`payment.${page.kind}.lead`)}
      </p>
      {page.kind === 'elsewhere' ? (
        <div className="mt-6">
          <FindBookingForm number={page.number} />
        </div>
      ) : (
        <Again number={page.number} />
      )}
      <p className="mt-6">
        <ButtonLink look="secondary" href={localisedPath(locale, tripTypeConfiguration.WS.listingPath)}>
          {t('checkout.elsewhere.search')}
        </ButtonLink>
      </p>
    </Container>
  )
}

function CalledOff({ page: { fee, refund, on, backBy } }: { page: CalledOffPage }) {
  const { t } = useTranslation()
  return t(refund > 0 ? 'payment.calledOff.lead' : 'payment.calledOff.nothingBack', {
    on: formatDate(on),
    fee: formatMoney(fee),
    refund: formatMoney(refund),
    backBy: formatDate(backBy),
  })
}

/** Books the same trip for the same people with one press. */
function Again({ number }: { number: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state } = useNavigation()
  return (
    <Form
      method="post"
      action={paymentAddress(locale, number)}
      className="mt-6 grid justify-items-start gap-2"
    >
      <Button type="submit" name="intent" value="again" size="large" isPending={state !== 'idle'}>
        {t('payment.expired.again')}
      </Button>
      <p className="max-w-reading text-small text-ink-soft">{t('payment.expired.kept')}</p>
    </Form>
  )
}
