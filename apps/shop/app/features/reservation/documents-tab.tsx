import { formatDate } from '@wojaz/travel/dates'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { documentAddress, olderAddress } from '../payment/payment.ts'
import { CorrectionList } from './correction-list.tsx'
import { FileList } from './file-list.tsx'
import { Panel } from './panel.tsx'
import type { ReservationHead, ReservationPart } from './reservation-view.ts'

interface DocumentsTabProps {
  head: ReservationHead
  part: Extract<ReservationPart, { tab: 'dokumenty' }>
}

/** Everything to take along, as it is today. */
export function DocumentsTab({
  head,
  part: { documents, isVoucherLater, older, corrections },
}: DocumentsTabProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const files = [
    ...documents.map((name) => [`${name}.pdf`, t(`payment.success.document.${name}`)] as const),
    ['kalendarz.ics', t('payment.success.calendar')] as const,
  ].map(([file, words]) => ({
    href: documentAddress(locale, head.number, file, null),
    words,
    kind: file.split('.').at(-1) ?? '',
  }))
  return (
    <div className="grid gap-5">
      <Panel heading={t('reservation.tab.dokumenty')}>
        <FileList files={files} />
        {isVoucherLater ? (
          <p className="mt-4 max-w-reading text-ink-soft">{t('reservation.documents.voucher')}</p>
        ) : null}
        {older.length > 0 ? (
          <section className="mt-6 border-t border-line pt-5">
            <h3 className="mb-1 font-bold">{t('reservation.older.title')}</h3>
            <p className="mb-2 text-small text-ink-soft">{t('reservation.older.lead')}</p>
            <ul>
              {older.map(({ name, until, before }) => (
                <li key={`${name} ${before}`}>
                  <a
                    href={olderAddress(locale, head.number, `${name}.pdf`, before)}
                    download
                    className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4"
                  >
                    {t('reservation.older.until', {
                      document: t(`payment.success.document.${name}`),
                      date: formatDate(until),
                    })}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </Panel>
      <CorrectionList number={head.number} corrections={corrections} />
    </div>
  )
}
