import { formatDate } from '@wojaz/travel/dates'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useFreshOnNews } from '../mailbox/mailbox.ts'
import { documentAddress, FileList, olderAddress } from '../payment/payment.ts'
import { CorrectionList } from './correction-list.tsx'
import { Panel } from './panel.tsx'
import type { ReservationHead, ReservationPart } from './reservation-view.ts'

interface DocumentsTabProps {
  head: ReservationHead
  part: Extract<ReservationPart, { tab: 'dokumenty' }>
}

/** All documents to take along, in their current version. */
export function DocumentsTab({
  head,
  part: { documents, hasCalendar, formUrl, isVoucherLater, older, corrections },
}: DocumentsTabProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  // An email announces every new document.
  useFreshOnNews()
  const file = (name: string, words: string, kind: string) => ({
    href: documentAddress(locale, head.number, `${name}.${kind}`, null),
    words,
    kind,
  })
  const files = [
    ...documents.map((name) => file(name, t(`payment.success.document.${name}`), 'pdf')),
    ...(formUrl ? [{ href: formUrl, words: t('payment.success.document.formularz'), kind: 'html' }] : []),
    ...(hasCalendar ? [file('kalendarz', t('payment.success.calendar'), 'ics')] : []),
  ]
  return (
    <div className="grid gap-5">
      <Panel heading={t('reservation.tab.dokumenty')}>
        {head.state === 'confirmed' ? null : (
          <p className="mb-2 max-w-reading text-ink-soft">{t('reservation.documents.kept')}</p>
        )}
        <FileList files={files} />
        {isVoucherLater ? (
          <p className="mt-4 max-w-reading text-ink-soft">{t('reservation.documents.voucher')}</p>
        ) : null}
        {older.length > 0 ? (
          <section className="mt-6 border-t border-line pt-5">
            <h3 className="mb-1 font-bold">{t('reservation.older.title')}</h3>
            <p className="mb-2 text-small text-ink-soft">{t('reservation.older.lead')}</p>
            <FileList
              files={older.map(({ name, until, before }) => ({
                href: olderAddress(locale, head.number, `${name}.pdf`, before),
                words: t('reservation.older.until', {
                  document: t(`payment.success.document.${name}`),
                  date: formatDate(until),
                }),
                kind: 'pdf',
              }))}
            />
          </section>
        ) : null}
      </Panel>
      <CorrectionList number={head.number} corrections={corrections} />
    </div>
  )
}
