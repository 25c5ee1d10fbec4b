import { complaintDays } from '@wojaz/complaints'
import { formatDate } from '@wojaz/travel/dates'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { complaintAddress, newComplaintAddress } from './complaint-address.ts'
import { ComplaintFrame, ComplaintPanel } from './complaint-frame.tsx'
import type { ComplaintsPage } from './complaint-view.ts'
import { StateMark } from './state-mark.tsx'

/** A customer's complaints with their states, and the trips that a complaint can be about. */
export function ComplaintsScreen({ page: { complaints, trips } }: { page: ComplaintsPage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <ComplaintFrame
      isList
      title={t('complaints.title')}
      below={t('complaints.lead', { days: complaintDays.promised })}
    >
      <ComplaintPanel heading={t('complaints.yours')}>
        {complaints.length === 0 ? <p className="text-ink-soft">{t('complaints.none')}</p> : null}
        <ul className="grid gap-4">
          {complaints.map(({ number, state, hotel, receivedOn, deadline }) => (
            <li key={number} className="grid gap-1 border-t border-line pt-4 first:border-t-0 first:pt-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <TextLink href={complaintAddress(locale, number)}>
                  {t('complaints.numbered', { number })}
                </TextLink>
                <StateMark state={state} />
              </p>
              <p className="text-small text-ink-soft">
                {hotel} · {formatDate(receivedOn)}
              </p>
              {deadline ? (
                <p className="text-small">{t('complaints.deadline', { day: formatDate(deadline) })}</p>
              ) : null}
            </li>
          ))}
        </ul>
      </ComplaintPanel>
      <ComplaintPanel heading={t('complaints.about')}>
        {trips.length === 0 ? <p className="text-ink-soft">{t('complaints.noTrips')}</p> : null}
        <ul className="grid gap-2">
          {trips.map(({ order, hotel, from, to, hasDraft }) => (
            <li key={order}>
              <TextLink look="standalone" href={newComplaintAddress(locale, order)}>
                {t(hasDraft ? 'complaints.goOn' : 'complaints.write', { hotel })}
              </TextLink>
              <p className="text-small text-ink-soft">
                {formatDate(from)} – {formatDate(to)}
              </p>
            </li>
          ))}
        </ul>
      </ComplaintPanel>
    </ComplaintFrame>
  )
}
