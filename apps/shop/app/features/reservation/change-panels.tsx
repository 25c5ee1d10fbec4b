import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { UpsellList } from '../upsells/upsells.ts'
import { ChangeKinds } from './change-kinds.tsx'
import type { PastChange } from './change-view.ts'
import { Panel } from './panel.tsx'
import { PartList } from './part-list.tsx'
import { tabAddress } from './reservation-address.ts'
import type { ReservationHead, ReservationPart } from './reservation-view.ts'

interface ChangeTripPanelProps {
  head: ReservationHead
  part: Extract<ReservationPart, { tab: 'zarzadzanie' }>
}

/** What can be changed about the trip, and the fee by date. */
export function ChangeTripPanel({ head, part }: ChangeTripPanelProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { tripChanges, canChangeFreely, isChanged, money, kinds } = part
  return (
    <Panel heading={t('reservation.change.title')}>
      <div className="grid gap-5">
        {isChanged ? (
          <Notice tone="success" title={t('reservation.change.doneTitle')}>
            <p>{t('reservation.change.done')}</p>
            {money.due.length > 0 ? (
              <p className="mt-3">
                <ButtonLink href={tabAddress(locale, head.number, 'platnosc')}>
                  {t('payment.success.payMore')}
                </ButtonLink>
              </p>
            ) : null}
          </Notice>
        ) : null}
        {kinds.length === 0 ? (
          <p className="max-w-reading">{t('reservation.fault.changeLate')}</p>
        ) : (
          <>
            {tripChanges.length === 0 ? (
              <p className="max-w-reading">{t('reservation.change.onlyLeaving')}</p>
            ) : (
              <Fees
                lead={t(head.nights === null ? 'reservation.change.flightAlone' : 'reservation.change.lead')}
                steps={tripChanges}
                isFree={canChangeFreely}
              />
            )}
            <ChangeKinds number={head.number} kinds={kinds} current={null} />
          </>
        )}
      </div>
    </Panel>
  )
}

interface FeesProps {
  lead: string
  steps: ChangeTripPanelProps['part']['tripChanges']
  isFree: boolean
}

/** The fee per traveller for another date, airport, room or board, by date. */
function Fees({ lead, steps, isFree }: FeesProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className="max-w-reading">{lead}</p>
      <ul className="grid list-disc gap-1 pl-5 text-small">
        {steps.map(({ until, perPerson }) => (
          <li key={until}>
            {t('reservation.change.step', { date: formatDate(until), amount: formatMoney(perPerson) })}
          </li>
        ))}
      </ul>
      {isFree ? <p className="font-bold text-success">{t('reservation.change.free')}</p> : null}
    </>
  )
}

/** All changes since the booking, the newest first. */
export function PastChangesPanel({ past }: { past: readonly PastChange[] }) {
  const { t } = useTranslation()
  if (past.length === 0) return null
  return (
    <Panel heading={t('reservation.past.title')}>
      <ol className="grid gap-5 divide-y divide-line">
        {past.map(({ id, on, kind, parts, upsells, money }) => (
          <li key={id} className="grid gap-2 pt-5 first:pt-0">
            <p className="font-bold">
              {formatDate(on)}: {t(`reservation.past.${kind}`)}
            </p>
            {parts.length > 0 ? <PartList parts={parts} /> : null}
            {upsells ? <PastUpsells upsells={upsells} /> : null}
            {money ? (
              <p className="text-small text-ink-soft">
                {t(money.fee > 0 ? 'reservation.past.money' : 'reservation.past.price', {
                  before: formatMoney(money.before),
                  total: formatMoney(money.total),
                  fee: formatMoney(money.fee),
                })}
                {money.refund > 0
                  ? ` ${t('reservation.past.refund', { amount: formatMoney(money.refund) })}`
                  : null}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function PastUpsells({ upsells }: { upsells: NonNullable<PastChange['upsells']> }) {
  const { t } = useTranslation()
  return (['added', 'returned'] as const).map((kind) =>
    upsells[kind].length === 0 ? null : (
      <div key={kind} className="max-w-reading">
        <p className="text-small text-ink-soft">{t(`reservation.upsells.${kind}`)}</p>
        <UpsellList upsells={upsells[kind]} free={t('upsells.free')} />
      </div>
    ),
  )
}
