import { formatDate } from '@wojaz/travel/dates'
import { Form, useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useFaultWords, useWishWords, WishFields } from '../checkout/checkout.ts'
import { Panel } from './panel.tsx'
import type { TravellerDataAnswer, TravellerDataView } from './traveller-data-view.ts'

/** The wishes for the trip. They can be edited until the passenger lists are sent, then only read. */
export function WishesPanel({ data: { wishes, isOver, until, saved } }: { data: TravellerDataView }) {
  const { t } = useTranslation()
  const wishWords = useWishWords()
  const sent = useActionData() as TravellerDataAnswer | undefined
  const answer = sent?.form === 'wishes' ? sent : undefined
  const faultOf = useFaultWords(answer)
  return (
    <Panel heading={t('reservation.wishes.title')}>
      {isOver ? (
        <p className="whitespace-pre-line wrap-anywhere">
          {wishWords(wishes).join('\n') || t('reservation.wishes.none')}
        </p>
      ) : (
        <Form method="post" noValidate data-kept className="grid max-w-reading gap-4">
          {saved === 'wishes' ? (
            <Notice tone="success">{t('reservation.travelDocuments.saved')}</Notice>
          ) : null}
          {answer?.refusal ? <Notice tone="error">{t(`reservation.fault.${answer.refusal}`)}</Notice> : null}
          <p>
            {t('checkout.wishes.lead')} {t('reservation.travelDocuments.until', { date: formatDate(until) })}
          </p>
          <WishFields wishes={wishes} typed={answer?.typed} faultOf={faultOf} />
          <div>
            <Button type="submit" name="intent" value="wishes" look="secondary">
              {t('reservation.wishes.save')}
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  )
}
