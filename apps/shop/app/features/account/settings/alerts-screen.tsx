import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { AlertView } from '../alert-view.ts'
import { SettingsFrame } from '../settings-frame.tsx'

/** The prices watched for the account's address, each with its end date. */
export function AlertsScreen({ alerts, isRemoved }: { alerts: readonly AlertView[]; isRemoved: boolean }) {
  const { t } = useTranslation()
  return (
    <SettingsFrame section="alerts">
      <div className="grid max-w-reading gap-6">
        {isRemoved ? <Notice tone="success">{t('account.alerts.removed')}</Notice> : null}
        {alerts.length === 0 ? (
          <NoAlerts />
        ) : (
          <>
            <p className="text-ink-soft">{t('account.alerts.lead')}</p>
            <ul className="grid gap-3">
              {alerts.map((alert) => (
                <AlertRow key={alert.id} {...alert} />
              ))}
            </ul>
          </>
        )}
      </div>
    </SettingsFrame>
  )
}

function NoAlerts() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section className="grid justify-items-start gap-3 rounded-card bg-paper-raised p-6 shadow-raised">
      <h2 className="text-title">{t('account.alerts.none')}</h2>
      <p className="text-ink-soft">{t('account.alerts.noneLead')}</p>
      <ButtonLink href={localisedPath(locale, tripTypeConfiguration.WS.listingPath)}>
        {t('account.alerts.search')}
      </ButtonLink>
    </section>
  )
}

function AlertRow({ id, hotelName, url, total, below, isConfirmed, askedOn }: AlertView) {
  const { t } = useTranslation()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-card bg-paper-raised px-5 py-4 shadow-raised">
      <div className="min-w-0 wrap-anywhere">
        <TextLink look="standalone" href={url}>
          {hotelName}
        </TextLink>
        <p>{t('account.alerts.below', { below: formatMoney(below), total: formatMoney(total) })}</p>
        <p className="text-small text-ink-soft">
          {isConfirmed
            ? t('account.alerts.asked', { date: formatDate(askedOn) })
            : t('account.alerts.waiting')}
        </p>
      </div>
      <form method="post">
        <Button type="submit" look="secondary" size="small" name="remove" value={id}>
          <span aria-hidden="true">{t('account.alerts.remove')}</span>
          <VisuallyHidden>{t('account.alerts.removeOf', { name: hotelName })}</VisuallyHidden>
        </Button>
      </form>
    </li>
  )
}
