import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { buttonClass } from '../../ui/button-look.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress } from './account-address.ts'
import { dayWords } from './moment-words.ts'
import type { CopyView } from './my-data-view.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { settingsAddress } from './settings-sections.ts'
import { useCopyProgress } from './use-copy-progress.ts'

interface MyDataScreenProps {
  copy: CopyView
  /** The page where customers first prove who they are. Null: they did so a moment ago. */
  confirmUrl: string | null
}

export function MyDataScreen({ copy: loaded, confirmUrl }: MyDataScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const copy = useCopyProgress(loaded)
  const answer = useActionData() as { refusal?: string } | undefined
  return (
    <SettingsFrame section="myData">
      <div className="grid max-w-reading gap-6">
        <Part heading={t('account.myData.copyTitle')} lead={t('account.myData.copyLead')}>
          {answer?.refusal ? <Notice tone="error">{answer.refusal}</Notice> : null}
          <div aria-live="polite" className="grid gap-4">
            <Copy copy={copy} confirmUrl={confirmUrl} />
          </div>
          {copy.state === 'waiting' ? null : (
            <form method="post">
              <Button type="submit" look={copy.state === 'ready' ? 'secondary' : 'primary'}>
                {t(copy.state === 'none' ? 'account.myData.ask' : 'account.myData.askAgain')}
              </Button>
            </form>
          )}
        </Part>
        <Part heading={t('account.myData.leaveTitle')} lead={t('account.myData.leaveLead')}>
          <TextLink look="standalone" href={accountAddress(locale, 'leave')}>
            {t('account.myData.leaveLink')}
          </TextLink>
        </Part>
      </div>
    </SettingsFrame>
  )
}

/** The native progress bars have a different colour in each browser. */
const barLook =
  '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-sunk [&::-webkit-progress-value]:bg-accent'

function Copy({ copy, confirmUrl }: MyDataScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (copy.state === 'none') return null
  if (copy.state === 'failed') return <Notice tone="warning">{t('account.myData.failed')}</Notice>
  if (copy.state === 'ready')
    return (
      <>
        <Notice tone="success">{t('account.myData.ready', { day: dayWords(copy.until) })}</Notice>
        <p>
          {confirmUrl === null ? (
            // A file, not a page: the browser downloads it without the router.
            <a href={copy.url} download className={buttonClass('primary', 'medium')}>
              {t('account.myData.download', { kilobytes: copy.kilobytes })}
            </a>
          ) : (
            <ButtonLink href={confirmUrl}>{t('account.myData.confirmFirst')}</ButtonLink>
          )}
        </p>
      </>
    )
  const { done, parts } = copy
  const words = parts === 0 ? t('account.myData.queued') : t('account.myData.progress', { done, parts })
  return (
    <>
      <p>{t('account.myData.waiting')}</p>
      <p className="grid gap-1 text-small text-ink-soft">
        <progress
          max={Math.max(parts, 1)}
          value={done}
          aria-label={words}
          className={`${barLook} h-3 w-full appearance-none overflow-hidden rounded-full bg-paper-sunk`}
        />
        {words}
      </p>
      <noscript>
        <TextLink look="standalone" href={settingsAddress(locale, 'myData')}>
          {t('account.myData.refresh')}
        </TextLink>
      </noscript>
    </>
  )
}

function Part({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-card bg-paper-raised p-5 shadow-raised sm:p-7">
      <h2 className="text-title">{heading}</h2>
      <p className="text-ink-soft">{lead}</p>
      {children}
    </section>
  )
}
