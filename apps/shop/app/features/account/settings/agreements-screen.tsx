import { dayOf, formatDate } from '@wojaz/travel/dates'
import { useId } from 'react'
import { useActionData } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EditorHtml } from '../../../ui/editor-html.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AccountAnswer } from '../account-view.ts'
import type { AgreementsView, AgreementView } from '../agreements-view.ts'
import { settingsAddress } from '../settings-address.ts'
import { SettingsFrame } from '../settings-frame.tsx'

/** What the customer allows us to send, by channel. */
export function AgreementsScreen({ agreements, phone, isSaved }: AgreementsView) {
  const { t } = useTranslation()
  const answer = useActionData() as AccountAnswer | undefined
  return (
    <SettingsFrame section="agreements">
      <div className="grid max-w-[48rem] gap-6">
        {answer?.refusal ? <Notice tone="error">{answer.refusal}</Notice> : null}
        {isSaved && !answer ? <Notice tone="success">{t('account.agreements.saved')}</Notice> : null}
        <p className="text-ink-soft">{t('account.agreements.lead')}</p>
        {agreements.map((agreement) => (
          <Agreement key={agreement.channel} agreement={agreement} hasPhone={phone !== null} />
        ))}
      </div>
    </SettingsFrame>
  )
}

function Agreement({ agreement, hasPhone }: { agreement: AgreementView; hasPhone: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { channel, isGiven, since, wording, history } = agreement
  const needsPhone = (channel === 'sms' || channel === 'phone') && !hasPhone && !isGiven
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-card bg-paper-raised p-5 shadow-raised sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-title">
          {t(`account.agreements.${channel}`)}
        </h2>
        <p
          className={`flex items-center gap-2 text-small font-bold ${isGiven ? 'text-success' : 'text-ink-soft'}`}
        >
          <Icon name={isGiven ? 'check' : 'close'} size={16} />
          {isGiven && since
            ? t('account.agreements.given', { date: formatDate(dayOf(new Date(since))) })
            : t('account.agreements.notGiven')}
        </p>
      </div>
      <p className="max-w-reading">{wording}</p>
      {needsPhone ? (
        <p className="text-small">
          {t('account.agreements.phoneNeeded')}{' '}
          <TextLink href={settingsAddress(locale, 'details')}>{t('account.agreements.phoneLink')}</TextLink>
        </p>
      ) : (
        <form method="post">
          <input type="hidden" name="channel" value={channel} />
          <Button type="submit" look="secondary" name="intent" value={isGiven ? 'withdraw' : 'give'}>
            {t(isGiven ? 'account.agreements.withdraw' : 'account.agreements.give')}
            <span className="sr-only">: {t(`account.agreements.${channel}`)}</span>
          </Button>
        </form>
      )}
      {history.length > 0 ? <History history={history} /> : null}
    </section>
  )
}

function History({ history }: Pick<AgreementView, 'history'>) {
  const { t } = useTranslation()
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-accent">
        {t('account.agreements.history')}
      </summary>
      <ul className="grid gap-3 text-small">
        {history.map(({ isGiven, at, wording }) => (
          <li key={at + String(isGiven)}>
            <p className="font-bold">
              {t(isGiven ? 'account.agreements.historyGiven' : 'account.agreements.historyWithdrawn', {
                date: formatDate(dayOf(new Date(at))),
              })}
            </p>
            <EditorHtml html={wording} className="text-ink-soft" />
          </li>
        ))}
      </ul>
    </details>
  )
}
