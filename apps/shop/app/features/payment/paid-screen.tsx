import { hasHotel } from '@wojaz/offers'
import { formatDate, formatTimestamp } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FromOrder } from '../account/account.ts'
import { paymentAddress } from '../checkout/checkout.ts'
import { ClosedOrder } from './closed-order.tsx'
import { DueList } from './due-list.tsx'
import { FileList } from './file-list.tsx'
import { documentAddress } from './payment-address.ts'
import { PaymentFrame } from './payment-frame.tsx'
import type { PaidPage } from './payment-view.ts'

/** The booking is confirmed: what happens next, and what is still due. */
export function PaidScreen({ page }: { page: PaidPage }) {
  const { t } = useTranslation()
  if (page.kind !== 'paid') return <ClosedOrder page={page} />
  const { order, due, documents } = page
  const hasVoucher = documents.includes('voucher')
  const place = order.offer.breadcrumbs.at(-1)?.name ?? order.offer.hotelName
  return (
    <PaymentFrame title={t('payment.success.title', { place })} order={order}>
      <div className="flex gap-5 rounded-card bg-success-wash p-6">
        <Icon name="check" className="mt-1 shrink-0 text-success" />
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <p className="text-lead font-bold">{t('payment.success.lead', { number: order.number })}</p>
          <p>{t('payment.success.email', { email: order.email })}</p>
        </div>
      </div>
      <Part heading={t('payment.success.next')}>
        <ol className="grid list-decimal gap-2 pl-5">
          <li>{t(`payment.success.step.${hasVoucher ? 'email' : 'emailWithoutVoucher'}`)}</li>
          {due.length > 0 ? <li>{t('payment.success.step.balance')}</li> : null}
          {!hasVoucher && hasHotel(order.offer) ? <li>{t('payment.success.step.voucher')}</li> : null}
          <li>{t('payment.success.step.documents')}</li>
          {hasHotel(order.offer) ? null : <li>{t('payment.success.step.ticketless')}</li>}
          <li>{t('payment.success.step.go', { date: formatDate(order.offer.departureDate) })}</li>
        </ol>
      </Part>
      <Documents page={page} />
      <Money page={page} />
      {order.owner ? <FromOrder owner={order.owner} /> : null}
    </PaymentFrame>
  )
}

type Paid = Extract<PaidPage, { kind: 'paid' }>

function Documents({ page: { order, documents, link } }: { page: Paid }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Part heading={t('payment.success.documents')}>
      <FileList
        files={[
          ...documents.map((name) => ({
            href: documentAddress(locale, order.number, `${name}.pdf`, link),
            words: t(`payment.success.document.${name}`),
            kind: 'pdf',
          })),
          {
            href: documentAddress(locale, order.number, 'kalendarz.ics', link),
            words: t('payment.success.calendar'),
            kind: 'ics',
          },
        ]}
      />
    </Part>
  )
}

function Money({ page: { order, due } }: { page: Paid }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Part heading={t('payment.success.money')}>
      <ul className="grid gap-1">
        {order.payments.map(({ amount, paidAt }) => (
          <li key={paidAt} className="flex items-center gap-2">
            <Icon name="check" size={16} className="text-success" />
            {t('payment.success.paidOn', {
              amount: formatMoney(amount),
              date: formatDate(formatTimestamp(new Date(paidAt)).slice(0, 10)),
            })}
          </li>
        ))}
      </ul>
      {due.length === 0 ? (
        <p className="mt-3 font-bold text-success">{t('payment.success.all')}</p>
      ) : (
        <>
          <p className="mt-4 font-bold">{t('payment.success.still')}</p>
          <DueList due={due} />
          <p className="mt-4">
            <ButtonLink look="secondary" href={paymentAddress(locale, order.number)}>
              {t('payment.success.payMore')}
            </ButtonLink>
          </p>
        </>
      )}
    </Part>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="rounded-card bg-paper-raised p-6 shadow-raised">
      <h2 className="mb-3 text-title">{heading}</h2>
      {children}
    </section>
  )
}
