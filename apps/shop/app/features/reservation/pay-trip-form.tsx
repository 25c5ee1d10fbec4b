import { readAmount } from '@wojaz/booking'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { MethodFields, tripPaidAddress } from '../payment/payment.ts'
import { type Share, tickedShare } from './share.ts'
import { ShareFields } from './share-fields.tsx'
import type { TripPayAnswer, TripPayView } from './trip-money-view.ts'
import { fieldOfFault, isAmountFault, payFaultWords } from './trip-pay-faults.ts'

/** Pays the amount that is due, the rest or any amount, by any method. A plain form that works without scripts. */
export function PayTripForm({ pay }: { pay: TripPayView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state } = useNavigation()
  // The action data may belong to another form of the reservation.
  const given = useActionData<TripPayAnswer | undefined>()
  const answer = given && 'fault' in given && 'typed' in given && 'share' in given.typed ? given : undefined
  const { rest, least, next } = pay.open
  const [share, setShare] = useState<Share>(tickedShare(answer?.typed.share, pay.before, pay.open))
  const [own, setOwn] = useState(answer?.typed.amount ?? pay.before ?? '')
  const [method, setMethod] = useState(answer?.typed.method || 'blik')
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef({ share, own, method })
  // Takes over what was filled in before hydration.
  useEffect(() => {
    if (!form.current) return
    const filled = new FormData(form.current)
    const before = begun.current
    const amountTyped = String(filled.get('amount') ?? before.own)
    if (amountTyped !== before.own) setOwn(amountTyped)
    setShare(amountTyped === before.own ? ((filled.get('share') as Share | null) ?? before.share) : 'own')
    setMethod(String(filled.get('method') ?? before.method))
  }, [])
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>(fieldOfFault(answer.fault))?.focus()
  }, [answer])
  const amount = share === 'own' ? readAmount(own) : share === 'next' && next ? next.amount : rest
  const limits = { least: formatMoney(least), rest: formatMoney(rest) }
  const amountError =
    answer && isAmountFault(answer.fault) ? t(payFaultWords[answer.fault], limits) : undefined
  return (
    <Form ref={form} method="post" className="grid gap-6">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="attempt" value={pay.attempt} />
      {answer && !amountError ? <Notice tone="error">{t(payFaultWords[answer.fault], limits)}</Notice> : null}
      {pay.waitingId ? (
        <Notice>
          {t('payment.stillWaiting')}{' '}
          <TextLink href={tripPaidAddress(locale, pay.waitingId)}>{t('payment.see')}</TextLink>
        </Notice>
      ) : null}
      <ShareFields
        open={pay.open}
        words={{ next: next ? formatDate(next.dueBy) : null, ...limits }}
        share={share}
        own={own}
        setShare={setShare}
        setOwn={setOwn}
        amountError={amountError}
      />
      {pay.methods.length === 0 ? (
        <Notice tone="warning" title={t('payment.silent.title')}>
          {t('payment.silent.lead')}
        </Notice>
      ) : (
        <MethodFields
          methods={pay.methods}
          amount={amount ?? rest}
          chosen={method}
          isCodeMissing={answer?.fault === 'code-missing'}
          onChoose={setMethod}
        />
      )}
      <div className="grid gap-3 sm:justify-items-start">
        <Button type="submit" size="large" isPending={state !== 'idle'}>
          {amount === null ? t('payment.trip.pay') : t('payment.pay', { amount: formatMoney(amount) })}
        </Button>
        <p className="text-small text-ink-soft">{t('payment.safe')}</p>
      </div>
    </Form>
  )
}
