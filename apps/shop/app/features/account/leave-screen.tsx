import { formatDate } from '@wojaz/travel/dates'
import { useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { accountAddress, loginAddress } from './account-address.ts'
import { AccountFrame } from './account-frame.tsx'
import { AccountTabs } from './account-tabs.tsx'
import type { KeptOrderView } from './my-data-view.ts'
import { settingsAddress } from './settings-sections.ts'

/** Shows what is deleted and what the law requires us to store, with one button. `kept` is null once the button was pressed. */
export function LeaveScreen({ kept, hasComplaints = false, isUnderWay = false }: LeaveScreenProps) {
  return kept === null ? (
    <Gone />
  ) : (
    <Leave kept={kept} hasComplaints={hasComplaints} isUnderWay={isUnderWay} />
  )
}

interface LeaveScreenProps {
  kept: readonly KeptOrderView[] | null
  /** Documents of complaints stay for a year after the answer. */
  hasComplaints?: boolean
  /** An order, an email or a complaint must be finished first. */
  isUnderWay?: boolean
}

function Leave({ kept, hasComplaints, isUnderWay }: LeaveScreenProps & { kept: readonly KeptOrderView[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const answer = useActionData() as { refusal?: string } | undefined
  return (
    <>
      <AccountTabs current="settings" />
      <AccountFrame title={t('account.leave.title')} lead={t('account.leave.lead')}>
        <section className="grid gap-3">
          <h2 className="text-title">{t('account.leave.goes')}</h2>
          <ul className="grid list-disc gap-1 pl-5">
            {([1, 2, 3, 4] as const).map((line) => (
              <li key={line}>{t(`account.leave.goes${line}`)}</li>
            ))}
          </ul>
        </section>
        <section className="grid gap-3">
          <h2 className="text-title">{t('account.leave.stays')}</h2>
          {kept.length === 0 && !hasComplaints ? <p>{t('account.leave.staysNothing')}</p> : null}
          {kept.length === 0 ? null : (
            <>
              <p>{t('account.leave.staysLead')}</p>
              <ul className="grid gap-3">
                {kept.map((order) => (
                  <KeptOrder key={order.number} {...order} />
                ))}
              </ul>
            </>
          )}
          {hasComplaints ? <p>{t('account.leave.complaints')}</p> : null}
          {isUnderWay ? <p>{t('account.leave.underWay')}</p> : null}
        </section>
        <form
          method="post"
          noValidate
          className="grid gap-5 rounded-card bg-paper-raised p-5 shadow-raised sm:p-7"
        >
          <TickBox name="sure" required error={answer?.refusal}>
            {t('account.leave.sure')}
          </TickBox>
          <Button type="submit" look="danger" size="large" fullWidth>
            {t('account.leave.button')}
          </Button>
          <TextLink look="standalone" href={settingsAddress(locale, 'myData')}>
            {t('account.leave.back')}
          </TextLink>
        </form>
      </AccountFrame>
    </>
  )
}

function KeptOrder({ number, name, wholeUntil, documentsUntil }: KeptOrderView) {
  const { t } = useTranslation()
  return (
    <li className="rounded-card bg-paper-raised px-5 py-4 shadow-raised">
      <strong className="wrap-anywhere">{t('account.leave.order', { number, name })}</strong>
      {wholeUntil === null ? null : <p>{t('account.leave.whole', { day: formatDate(wholeUntil) })}</p>}
      {documentsUntil === null ? null : (
        <p>{t('account.leave.documents', { day: formatDate(documentsUntil) })}</p>
      )}
    </li>
  )
}

function Gone() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame title={t('account.leave.goneTitle')} lead={t('account.leave.goneLead')}>
      <p>
        <ButtonLink look="secondary" href={loginAddress(locale, accountAddress(locale, 'stay'))}>
          {t('account.leave.goneLogin')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}
