import { formatDate, formatTime } from '@wojaz/travel/dates'
import { type CancellationStep, formatMoney } from '@wojaz/travel/money'
import { Form, useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangeTripPanel, PastChangesPanel } from './change-panels.tsx'
import { FreeLeaving } from './free-leaving.tsx'
import { Facts, Panel } from './panel.tsx'
import { PeopleForms } from './people-forms.tsx'
import { peopleAddress } from './reservation-address.ts'
import type { ManageFault, ReservationHead, ReservationPart } from './reservation-view.ts'
import { TravellerDocuments } from './traveller-documents.tsx'
import type { QuoteView } from './trip-money-view.ts'
import { WishesPanel } from './wishes-panel.tsx'

interface ManageTabProps {
  head: ReservationHead
  part: Extract<ReservationPart, { tab: 'zarzadzanie' }>
}

/**
 * Changes of the trip and of people's data, and cancelling. The price of a cancellation is shown first, and nothing happens
 * before the second press. Nobody has to phone.
 */
export function ManageTab({ head, part }: ManageTabProps) {
  const { steps, free, quote, isQuoteOver, money, people, canChange, isSaved, past } = part
  const { t } = useTranslation()
  const locale = useLocale()
  const answer = useActionData() as { fault?: ManageFault } | undefined
  return (
    <div className="grid gap-5">
      <ChangeTripPanel head={head} part={part} />
      <Panel heading={t('reservation.people.title')}>
        {isSaved ? (
          <div className="mb-4">
            <Notice tone="success">{t('reservation.people.saved')}</Notice>
          </div>
        ) : null}
        {people ? (
          <PeopleForms {...people} />
        ) : canChange ? (
          <div className="grid max-w-reading justify-items-start gap-4">
            <p>{t('reservation.people.lead')}</p>
            <ButtonLink look="secondary" href={peopleAddress(locale, head.number)}>
              {t('reservation.people.open')}
            </ButtonLink>
          </div>
        ) : (
          <p>{t('reservation.fault.tooLate')}</p>
        )}
      </Panel>
      <TravellerDocuments number={head.number} data={part.travellerData} />
      <WishesPanel data={part.travellerData} />
      <Panel heading={t('reservation.cancel.title')}>
        <div className="grid max-w-reading gap-5">
          {answer?.fault ? (
            <Notice tone="error">{t(`reservation.fault.${answer.fault}`)}</Notice>
          ) : isQuoteOver ? (
            <Notice tone="warning">{t('reservation.fault.quoteOutdated')}</Notice>
          ) : null}
          {steps === null ? (
            <p>{t('reservation.cancel.over')}</p>
          ) : quote ? (
            <Quote quote={quote} paid={money.paid} />
          ) : (
            <>
              {free ? <FreeLeaving free={free} /> : <Steps steps={steps} />}
              <Form method="post">
                <Button type="submit" name="intent" value="quote" look="secondary">
                  {t('reservation.cancel.quote')}
                </Button>
              </Form>
            </>
          )}
        </div>
      </Panel>
      <PastChangesPanel past={past} />
    </div>
  )
}

function Steps({ steps }: { steps: readonly CancellationStep[] }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('reservation.cancel.lead')}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {steps.map(({ until, percent }) => (
          <li key={until}>{t('reservation.cancel.step', { date: formatDate(until), percent })}</li>
        ))}
      </ul>
    </>
  )
}

function Quote({ quote, paid }: { quote: QuoteView; paid: number }) {
  const { t } = useTranslation()
  const { id, fee, refund, changeFees, validUntil, methods } = quote
  const whySo = useWhySo(quote)
  return (
    <>
      <Facts
        facts={[
          [t('reservation.payments.paid'), formatMoney(paid)],
          [t('reservation.cancelled.fee'), formatMoney(fee)],
          [
            t('reservation.cancelled.refund'),
            <strong key="refund" className="text-title tabular-nums">
              {formatMoney(refund)}
            </strong>,
          ],
        ]}
      />
      <p className="text-small text-ink-soft">
        {whySo}
        {changeFees > 0 ? ` ${t('reservation.cancel.changeFees', { fees: formatMoney(changeFees) })}` : null}
      </p>
      {methods.length > 0 ? (
        <p>
          {t('reservation.cancel.way', {
            ways: methods.map((method) => t(`reservation.way.${method}`)).join(', '),
          })}
        </p>
      ) : null}
      <p>{t('reservation.cancel.valid', { time: formatTime(new Date(validUntil)).slice(0, 5) })}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="quote" value={id} />
        <Button type="submit" name="intent" value="cancel">
          {t('reservation.cancel.confirm')}
        </Button>
        <Button type="submit" name="intent" value="quote" look="secondary">
          {t('reservation.cancel.again')}
        </Button>
      </Form>
    </>
  )
}

/** The reason for the price of a cancellation. */
function useWhySo({ reason, isFlexible, percent }: QuoteView): string {
  const { t } = useTranslation()
  if (reason) return t('reservation.cancel.free.quote', { reason: t(`reservation.cancel.free.${reason}`) })
  return t(isFlexible ? 'reservation.cancel.flexible' : 'reservation.cancel.scale', { percent })
}
