import { formatMoney } from '@wojaz/travel/money'
import { Form, useActionData, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ticketAddress } from './attraction-checkout-address.ts'
import type { TicketAnswer, TicketView } from './attraction-checkout-view.ts'

/** Shows the refund first, then asks for confirmation. */
export function CancelTicket({ ticket: { order, line } }: { ticket: Pick<TicketView, 'order' | 'line'> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  // The form that is being sent: while its answer is refreshed, the next form can be sent already.
  const sent = useNavigation().formData?.get('intent')
  const answer = useActionData() as TicketAnswer | undefined
  const here = ticketAddress(locale, order.transactionId, line.id)
  return (
    <section className="grid gap-4 rounded-card bg-paper-raised p-5 shadow-raised sm:p-8">
      <h2 className="text-title">{t('tickets.cancel.title')}</h2>
      {answer?.note ? <Notice tone="warning">{answer.note}</Notice> : null}
      {answer?.quote ? (
        <Form method="post" action={here} className="grid gap-4">
          <p className="font-bold">{t('tickets.cancel.question')}</p>
          <dl className="grid max-w-[24rem] grid-cols-2 gap-y-1 tabular-nums">
            <dt>{t('tickets.cancel.paid')}</dt>
            <dd className="text-right">{formatMoney(answer.quote.paid)}</dd>
            <dt className="font-bold">{t('tickets.cancel.refund')}</dt>
            <dd className="text-right font-bold">{formatMoney(answer.quote.refund)}</dd>
          </dl>
          {answer.quote.refund === 0 ? <p>{t('tickets.cancel.none')}</p> : null}
          {(['paid', 'refund', 'until'] as const).map((name) => (
            <input key={name} type="hidden" name={name} value={answer.quote?.[name]} />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="confirm" isPending={sent === 'confirm'}>
              {t('tickets.cancel.confirm')}
            </Button>
            <ButtonLink href={here} look="secondary">
              {t('tickets.cancel.keep')}
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <Form method="post" action={here}>
          <Button type="submit" name="intent" value="quote" look="secondary" isPending={sent === 'quote'}>
            {t('tickets.cancel.link')}
          </Button>
        </Form>
      )}
    </section>
  )
}
