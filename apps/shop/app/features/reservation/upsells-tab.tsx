import { type Upsell, wordKey } from '@wojaz/booking'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { Form, useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { IncludedStrip } from '../offer-cards/offer-cards.ts'
import { PopularAttractions } from '../popular-attractions/popular-attractions.tsx'
import { TripSeatsForm } from '../seat-map/seat-map.ts'
import { UpsellCard } from '../upsells/upsells.ts'
import { Panel } from './panel.tsx'
import { seatsParameter, tabAddress, upsellsAddress } from './reservation-address.ts'
import type { ReservationHead } from './reservation-view.ts'
import { UpsellsQuote } from './upsells-quote.tsx'
import type { OwnedView, UpsellsAnswer, UpsellsFault, UpsellsView } from './upsells-view.ts'

interface UpsellsTabProps {
  head: ReservationHead
  part: UpsellsView
}

/** What the trip has, what can be added or removed, and the price of a choice before it is made. */
export function UpsellsTab({ head: { number }, part }: UpsellsTabProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { upsellsFault: fault, chosen, wished } = useUpsellsAnswer()
  return (
    <div className="grid gap-5">
      {fault ? <Fault fault={fault} /> : null}
      {part.isQuoteOver && !fault ? <Notice tone="warning">{t('reservation.upsells.over')}</Notice> : null}
      {part.isDone && !fault ? <Notice tone="success">{t('reservation.upsells.done')}</Notice> : null}
      {part.quote ? (
        <UpsellsQuote number={number} quote={part.quote} />
      ) : part.seatMap ? (
        <Panel heading={t('upsells.plane.title')}>
          {/* A refused choice is shown on the current seat maps. */}
          <TripSeatsForm
            key={part.seatMap.now}
            view={part.seatMap}
            names={part.names}
            wished={wished ?? part.wished}
            submit={t('reservation.upsells.count')}
          />
          <p className="mt-5">
            <TextLink href={tabAddress(locale, number, 'uslugi')}>{t('reservation.upsells.back')}</TextLink>
          </p>
        </Panel>
      ) : (
        <Choosing number={number} part={chosen ? { ...part, chosen } : part} />
      )}
      {part.placeUrl ? <PopularAttractions url={part.placeUrl} isInside wish={part.attractionWish} /> : null}
    </div>
  )
}

/** The action data may belong to another form of the reservation. */
function useUpsellsAnswer(): Partial<UpsellsAnswer> {
  const given = useActionData() as UpsellsAnswer | undefined
  return given && 'upsellsFault' in given ? given : {}
}

function Fault({ fault: { key, type } }: { fault: UpsellsFault }) {
  const { t } = useTranslation()
  const what = type && t(`upsells.${wordKey(type)}.title`)
  return <Notice tone="error">{t(key, { what })}</Notice>
}

const groups: readonly Upsell['groupType'][] = ['FLIGHT', 'COMFORT', 'PROTECTION', 'TRIPS']

function Choosing({ number, part }: { number: string; part: UpsellsView }) {
  const { t } = useTranslation()
  const { open, chosen, names, seatsUntil } = part
  const isClosed = open.length === 0 && seatsUntil === null
  return (
    <>
      <Owned part={part} isClosed={isClosed} />
      {isClosed ? <p className="max-w-reading">{t('reservation.upsells.closed')}</p> : null}
      {seatsUntil === null ? null : (
        <SeatsPanel number={number} until={seatsUntil} hasSeats={part.hasSeats} />
      )}
      {open.length === 0 ? null : (
        <Panel heading={t('reservation.upsells.choose')}>
          <Form method="post" className="grid gap-8">
            <p className="max-w-reading">{t('reservation.upsells.lead')}</p>
            {groups.map((group) => {
              const own = open.filter(({ groupType }) => groupType === group)
              return own.length === 0 ? null : (
                <section key={group} className="grid gap-4">
                  <h3 className="text-title">{t(`upsells.group.${group.toLowerCase()}`)}</h3>
                  {own.map((upsell) => (
                    <UpsellCard key={upsell.type} upsell={upsell} names={names} chosen={chosen} />
                  ))}
                </section>
              )
            })}
            <div>
              <Button type="submit" name="intent" value="upsells">
                {t('reservation.upsells.count')}
              </Button>
            </div>
          </Form>
        </Panel>
      )}
    </>
  )
}

function SeatsPanel({ number, until, hasSeats }: { number: string; until: string; hasSeats: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Panel heading={t('upsells.seats.title')}>
      <div className="grid max-w-reading justify-items-start gap-4">
        <p>{t('upsells.seats.recommend.title')}</p>
        <p className="text-small text-ink-soft">
          {t('reservation.upsells.seatsUntil', { date: formatDate(until) })}
        </p>
        <ButtonLink look="secondary" href={upsellsAddress(locale, number, seatsParameter)}>
          {t(hasSeats ? 'upsells.plane.change' : 'upsells.seats.recommend.cta')}
        </ButtonLink>
      </div>
    </Panel>
  )
}

function Owned({ part: { included, owned }, isClosed }: { part: UpsellsView; isClosed: boolean }) {
  const { t } = useTranslation()
  const none = isClosed ? 'reservation.upsells.noneClosed' : 'reservation.upsells.none'
  return (
    <Panel heading={t('reservation.upsells.have')}>
      <div className="grid gap-4">
        <IncludedStrip services={included} className="rounded-card bg-success-wash px-5 py-4" />
        {owned.length === 0 ? <p>{t(none)}</p> : null}
        <ul className="grid gap-3 empty:hidden">
          {owned.map((one) => (
            <OwnedLine key={`${one.what} ${one.who}`} owned={one} />
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function OwnedLine({ owned: { what, who, amount, until } }: { owned: OwnedView }) {
  const { t } = useTranslation()
  return (
    <li className="flex justify-between gap-4 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{what}</span>
        {who === null ? null : `, ${who}`}
        <span className="block text-small text-ink-soft">
          {until === null
            ? t('reservation.upsells.stays')
            : t('reservation.upsells.returnUntil', { date: formatDate(until) })}
        </span>
      </span>
      <span className="shrink-0 font-bold tabular-nums">
        {amount === 0 ? t('upsells.free') : formatMoney(amount)}
      </span>
    </li>
  )
}
