import { formatMoney } from '@wojaz/travel/money'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SpinnerRing } from '../../ui/spinner-ring.tsx'
import { useAsking } from '../payment/payment.ts'
import { payAgainAddress, tabAddress } from './reservation-address.ts'
import type { TripPaymentView } from './trip-money-view.ts'

/** The result of one payment for a trip, and links to go on. */
export function TripPaymentScreen({ view }: { view: TripPaymentView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { kind, amount, number, method } = view
  useAsking(kind === 'waiting')
  const title = t(`payment.trip.${kind}.title`)
  const lead = kind === 'waiting' ? t(`payment.waiting.${method === 'blik' ? 'blik' : 'bank'}`) : null
  return (
    <Container className="grid max-w-3xl gap-6 py-8 lg:py-12">
      <title>{`${title} | Wojaż`}</title>
      {kind === 'waiting' ? (
        <noscript>
          <meta httpEquiv="refresh" content="2" />
        </noscript>
      ) : null}
      <div className="flex gap-5 rounded-card bg-paper-raised p-6 shadow-raised sm:p-8">
        <Mark kind={kind} />
        <div role="status" className="grid min-w-0 gap-2 wrap-anywhere">
          <h1 className="text-heading">{title}</h1>
          <p className="text-title font-bold tabular-nums">{formatMoney(amount)}</p>
          {lead ? <p>{lead}</p> : null}
          <p>{t(`payment.trip.${kind}.lead`, { number })}</p>
        </div>
      </div>
      {view.isBankSilent ? <Notice tone="warning">{t('payment.waiting.silent')}</Notice> : null}
      <p className="flex flex-wrap gap-3">
        {kind === 'unpaid' ? (
          <ButtonLink size="large" href={payAgainAddress(locale, number, amount)}>
            {t('payment.trip.again')}
          </ButtonLink>
        ) : null}
        <ButtonLink
          size="large"
          look={kind === 'unpaid' ? 'secondary' : 'primary'}
          href={tabAddress(locale, number, kind === 'unpaid' ? 'podsumowanie' : 'platnosc')}
        >
          {t('payment.trip.toTrip')}
        </ButtonLink>
      </p>
    </Container>
  )
}

function Mark({ kind }: { kind: TripPaymentView['kind'] }) {
  if (kind === 'waiting')
    return (
      <span aria-hidden="true" className="mt-1 text-accent">
        <SpinnerRing size={50} />
      </span>
    )
  const isPaid = kind === 'paid'
  return (
    <Icon
      name={isPaid ? 'check' : kind === 'goesBack' ? 'clock' : 'alert'}
      className={`mt-1 shrink-0 ${isPaid ? 'text-success' : 'text-warning'}`}
    />
  )
}
