import { formatDate } from '@wojaz/travel/dates'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { documentAddress, FileList } from '../payment/payment.ts'
import { Panel } from './panel.tsx'
import type { CorrectionView } from './reservation-view.ts'

interface CorrectionListProps {
  number: string
  corrections: readonly CorrectionView[]
}

/** Corrections of invoices after a change or cancellation. */
export function CorrectionList({ number, corrections }: CorrectionListProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (corrections.length === 0) return null
  return (
    <Panel heading={t('reservation.documents.corrections')}>
      <FileList
        files={corrections.map(({ id, on }) => ({
          href: documentAddress(locale, number, `korekta-${id}.pdf`, null),
          words: t('reservation.documents.correction', { date: formatDate(on) }),
          kind: 'pdf',
        }))}
      />
    </Panel>
  )
}
