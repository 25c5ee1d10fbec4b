import { useTranslation } from '../../i18n/use-translation.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Facts } from './panel.tsx'
import type { BankTransferView } from './trip-money-view.ts'

/** The account for a bank transfer, and the title that assigns it to the reservation. */
export function TransferDetails({ transfer: { recipient, account, title } }: { transfer: BankTransferView }) {
  const { t } = useTranslation()
  const copied = t('reservation.bankTransfer.copied')
  return (
    <>
      <p className="mb-4">{t('reservation.bankTransfer.text')}</p>
      <Facts
        areValuesLong
        facts={[
          [t('reservation.bankTransfer.recipient'), recipient],
          [t('reservation.bankTransfer.account'), <strong key="account">{account}</strong>],
          [t('reservation.bankTransfer.title'), <strong key="title">{title}</strong>],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <CopyButton
          text={account.replaceAll(' ', '')}
          label={t('reservation.bankTransfer.copyAccount')}
          copied={copied}
          look="secondary"
        />
        <CopyButton
          text={title}
          label={t('reservation.bankTransfer.copyTitle')}
          copied={copied}
          look="secondary"
        />
      </div>
    </>
  )
}
