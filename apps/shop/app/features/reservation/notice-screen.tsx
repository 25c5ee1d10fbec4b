import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { Form, useActionData } from 'react-router'
import { momentWords } from '../../i18n/moment-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangedTrip, ChangePrice } from './change-price.tsx'
import type { ChangeTermsView } from './change-view.ts'
import { differenceWords } from './difference-words.ts'
import { EmailPage } from './email-page.tsx'
import type { ChangedFact, NoticePage, NoticeReply } from './notice-view.ts'
import { Facts, Panel } from './panel.tsx'
import { leavingParameter, noticeAddress, takingParameter } from './reservation-address.ts'

/** What the organiser changed, before and after, and the guest's answer. Works without scripts. */
export function NoticeScreen({ page }: { page: NoticePage }) {
  const { t } = useTranslation()
  const answer = useActionData() as NoticeReply | undefined
  const { number, name, kind, state, facts } = page
  const title = t(`reservation.notice.title.${kind}`)
  return (
    <EmailPage
      number={number}
      name={name}
      title={title}
      isOwn={page.isOwn}
      below={`${name}, ${t('account.reservation.number', { number })}`}
    >
      {answer?.isOver ? <Notice tone="error">{t('reservation.notice.over')}</Notice> : null}
      {answer?.isGone ? <Notice tone="error">{t('reservation.notice.gone')}</Notice> : null}
      <StateWords page={page} />
      {facts.length > 0 ? (
        <Panel heading={t('reservation.notice.what')}>
          <div className="grid gap-5">
            {facts.map((fact) => (
              <Changed key={fact.what} fact={fact} />
            ))}
            <p>{t('reservation.notice.price')}</p>
          </div>
        </Panel>
      ) : null}
      {state === 'open' ? <Answer page={page} /> : null}
    </EmailPage>
  )
}

function Answer({ page }: { page: NoticePage }) {
  if (page.isLeaving) return <Leaving page={page} />
  return page.taking ? <Taking page={page} terms={page.taking} /> : <Choice page={page} />
}

function StateWords({ page: { state, endedOn } }: { page: NoticePage }) {
  const { t } = useTranslation()
  if (state === 'open') return null
  if (state === 'told') return <Notice>{t('reservation.notice.told')}</Notice>
  const words = t(`reservation.notice.state.${state}`, { date: endedOn ? formatDate(endedOn) : '' })
  return <Notice tone={state === 'accepted' || state === 'substituted' ? 'success' : 'info'}>{words}</Notice>
}

function Changed({ fact: { what, route, before, after, stars } }: { fact: ChangedFact }) {
  const { t } = useTranslation()
  const named = (name: string, count: number | undefined) =>
    count === undefined ? name : t('reservation.notice.stars', { name, stars: count })
  return (
    <div>
      {route === null || what === 'hotel' ? null : (
        <h3 className="mb-2 font-bold">
          {t(`reservation.leg.${what}`)} {route}
        </h3>
      )}
      <Facts
        facts={[
          [t('reservation.notice.before'), <s key="before">{named(before, stars?.before)}</s>],
          [t('reservation.notice.after'), <strong key="after">{named(after, stars?.after)}</strong>],
        ]}
      />
    </div>
  )
}

function Choice({ page }: { page: NoticePage }) {
  const { id, number, kind, answerBy, refund, isOwn } = page
  const isOff = kind === 'cancellation'
  const { t } = useTranslation()
  const locale = useLocale()
  const amount = formatMoney(refund)
  return (
    <Panel heading={t('reservation.notice.choose')}>
      <div className="grid gap-6">
        <p className="max-w-reading">
          {t(isOff ? 'reservation.notice.untilOff' : 'reservation.notice.until', {
            amount,
            ...momentWords(answerBy ?? ''),
          })}
        </p>
        {isOff ? null : (
          <Form method="post" className="grid justify-items-start gap-2">
            <Button type="submit" name="intent" value="accept">
              {t('reservation.notice.accept')}
            </Button>
            <p className="max-w-reading text-small text-ink-soft">{t('reservation.notice.acceptLead')}</p>
          </Form>
        )}
        <Substitute page={page} />
        <div className="grid justify-items-start gap-2 border-t border-line pt-6">
          <ButtonLink look="secondary" href={`${noticeAddress(locale, number, id)}?${leavingParameter}=1`}>
            {t(isOff ? 'reservation.notice.moneyBack' : 'reservation.notice.leave')}
          </ButtonLink>
          <p className="max-w-reading text-small text-ink-soft">
            {t('reservation.notice.leaveLead', { amount })}
            {isOwn ? null : ` ${t('reservation.notice.login')}`}
          </p>
        </div>
      </div>
    </Panel>
  )
}

/** An alternative trip, at the price that was announced. */
function Substitute({ page: { id, number, substitute, isOwn } }: { page: NoticePage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!substitute) return null
  const { name, dates, total, difference } = substitute
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-6">
      <p className="max-w-reading wrap-anywhere">
        <strong>{name}</strong>, {dates}: {formatMoney(total)}
        {difference === 0 ? null : ` (${differenceWords(t, difference)})`}
      </p>
      <ButtonLink look="secondary" href={`${noticeAddress(locale, number, id)}?${takingParameter}=1`}>
        {t('reservation.notice.substitute')}
      </ButtonLink>
      <p className="max-w-reading text-small text-ink-soft">
        {t('reservation.notice.substituteLead')}
        {isOwn ? null : ` ${t('reservation.notice.loginTake')}`}
      </p>
    </div>
  )
}

function Taking({ page: { id, number }, terms }: { page: NoticePage; terms: ChangeTermsView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Panel heading={t('reservation.notice.substitute')}>
      <div className="grid gap-5">
        <div>
          <ChangedTrip terms={terms} />
        </div>
        <ChangePrice terms={terms} />
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="substitute">
            {t('reservation.notice.substituteConfirm')}
          </Button>
          <ButtonLink look="secondary" href={noticeAddress(locale, number, id)}>
            {t('reservation.notice.leaveBack')}
          </ButtonLink>
        </Form>
      </div>
    </Panel>
  )
}

function Leaving({ page: { id, number, kind, refund, backBy } }: { page: NoticePage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isOff = kind === 'cancellation'
  return (
    <Panel heading={t(isOff ? 'reservation.notice.moneyBack' : 'reservation.notice.leaveTitle')}>
      <div className="grid gap-5">
        <Facts
          facts={[
            [
              t('reservation.cancelled.refund'),
              <strong key="refund" className="text-title tabular-nums">
                {formatMoney(refund)}
              </strong>,
            ],
          ]}
        />
        <p className="max-w-reading">
          {t(isOff ? 'reservation.notice.moneySure' : 'reservation.notice.leaveSure', {
            amount: formatMoney(refund),
            date: formatDate(backBy),
          })}
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="leave">
            {t(isOff ? 'reservation.notice.moneyConfirm' : 'reservation.notice.leaveConfirm')}
          </Button>
          <ButtonLink look="secondary" href={noticeAddress(locale, number, id)}>
            {t('reservation.notice.leaveBack')}
          </ButtonLink>
        </Form>
      </div>
    </Panel>
  )
}
