import { enteredOrder, seenSeats } from '@wojaz/booking'
import { hasHotel } from '@wojaz/offers'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { UpsellLines } from '../upsells/upsells.ts'
import { stepAddress } from './checkout-address.ts'
import type { CheckoutView } from './checkout-view.ts'
import { ConsentFields } from './consent-fields.tsx'
import { useParticipantNames } from './participant-names.ts'
import { StepForm } from './step-form.tsx'
import { SummaryPart } from './summary-part.tsx'
import { TripFacts } from './trip-summary.tsx'

/** Everything at a glance, each part with a link to change it, then the button that orders with an obligation to pay. */
export function SummaryStep(view: CheckoutView) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state } = useNavigation()
  const names = useParticipantNames(view)
  const { cart, offer, offerUrl, price, documents } = view
  const participants = stepAddress(locale, cart.id, 'participants')
  return (
    <StepForm offerPrice={price.offer}>
      {(answer) => (
        <>
          <input type="hidden" name="intent" value="order" />
          <input type="hidden" name="total" value={price.total} />
          <input type="hidden" name="seats" value={seenSeats(cart.seats)} />
          <SummaryPart heading={t('checkout.trip.heading')} edit={offerUrl}>
            <TripFacts offer={offer} offerUrl={null} />
            <p className="mt-3 text-small text-ink-soft">
              {t(`checkout.summary.mobility.${hasHotel(offer) ? 'package' : 'flight'}`)}
            </p>
          </SummaryPart>
          <People {...view} edit={participants} />
          <SummaryPart
            heading={t('checkout.summary.upsells')}
            edit={stepAddress(locale, cart.id, 'recommendations')}
          >
            {price.lines.length === 0 ? (
              <p className="text-small">{t('checkout.summary.noUpsells')}</p>
            ) : (
              <UpsellLines lines={price.lines} seats={cart.seats} offer={offer} names={names} />
            )}
          </SummaryPart>
          <Payment {...view} />
          <ConsentFields offer={offer} documents={documents} answer={answer} />
          <div className="grid gap-3">
            <Button type="submit" size="large" fullWidth isPending={state === 'submitting'}>
              {t('checkout.summary.order')}
            </Button>
            <p className="text-center text-small text-ink-soft">
              {t('checkout.summary.orderNote', { price: formatMoney(price.total) })}
            </p>
            <p>
              <TextLink href={participants}>{t('checkout.back.participants')}</TextLink>
            </p>
          </div>
        </>
      )}
    </StepForm>
  )
}

function People({ participants, contact, edit }: CheckoutView & { edit: string }) {
  const { t } = useTranslation()
  const entered = enteredOrder(participants, participants.length).flatMap(
    (person) => participants[person] ?? [],
  )
  return (
    <>
      <SummaryPart heading={t('checkout.summary.people')} edit={edit}>
        <ol className="grid gap-1.5 text-small">
          {entered.map(({ firstName, lastName, birthDate }) => (
            <li key={`${firstName} ${lastName} ${birthDate}`}>
              <strong>
                {firstName} {lastName}
              </strong>
              , {t('checkout.summary.born', { date: formatDate(birthDate) })}
            </li>
          ))}
        </ol>
      </SummaryPart>
      {contact ? (
        <SummaryPart heading={t('checkout.summary.contact')} edit={edit}>
          <p className="text-small">
            <strong>
              {contact.firstName} {contact.lastName}
            </strong>
            <br />
            <span className="wrap-anywhere">{contact.email}</span>
            <br />
            {contact.phone}
            <br />
            {contact.street}, {contact.postalCode} {contact.city}
          </p>
        </SummaryPart>
      ) : null}
    </>
  )
}

/** How much is due when, and what a cancellation would cost. */
function Payment({ price: { plan, total }, cancellation }: CheckoutView) {
  const { t } = useTranslation()
  const row = 'flex justify-between gap-4 border-t border-line py-2'
  return (
    <SummaryPart heading={t('checkout.summary.payment')}>
      <dl className="text-small">
        <div className={row}>
          <dt>{t('checkout.summary.dueNow')}</dt>
          <dd className="font-bold tabular-nums">{formatMoney(plan.dueNow)}</dd>
        </div>
        {plan.balance ? (
          <div className={row}>
            <dt>{t('checkout.summary.dueBy', { date: formatDate(plan.balance.dueBy) })}</dt>
            <dd className="font-bold tabular-nums">{formatMoney(plan.balance.amount)}</dd>
          </div>
        ) : null}
        <div className={`${row} border-t-2 border-ink`}>
          <dt className="font-bold">{t('checkout.price.total')}</dt>
          <dd className="text-title font-black tabular-nums">{formatMoney(total)}</dd>
        </div>
      </dl>
      {plan.balance ? <p className="text-small text-ink-soft">{t('checkout.summary.paymentNote')}</p> : null}
      <h3 className="mt-4 text-small font-bold">{t('checkout.summary.cancel')}</h3>
      <ul className="text-small text-ink-soft">
        {cancellation.map(({ until, percent }) => (
          <li key={until}>{t('checkout.summary.cancelUntil', { date: formatDate(until), percent })}</li>
        ))}
      </ul>
      <p className="mt-2 text-fine text-ink-soft">{t('checkout.summary.noWithdrawal')}</p>
    </SummaryPart>
  )
}
