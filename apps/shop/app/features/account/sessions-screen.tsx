import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { momentWords } from './moment-words.ts'
import type { SessionView } from './my-data-view.ts'
import { SettingsFrame } from './settings-frame.tsx'

/** Where a customer is logged in. Plain forms, because somebody in a hurry to end a session may have no scripts. */
export function SessionsScreen({ sessions }: { sessions: readonly SessionView[] }) {
  const { t } = useTranslation()
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  return (
    <SettingsFrame section="sessions">
      <div className="grid max-w-reading gap-6">
        <p className="text-ink-soft">{t('account.sessions.lead')}</p>
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <SessionRow key={session.id} {...session} />
          ))}
        </ul>
        <p className="text-small text-ink-soft">{t('account.sessions.placeNote')}</p>
        {hasOthers ? (
          <form method="post">
            <Button type="submit" look="secondary" name="end" value="others">
              {t('account.sessions.endOthers')}
            </Button>
          </form>
        ) : (
          <p>{t('account.sessions.alone')}</p>
        )}
      </div>
    </SettingsFrame>
  )
}

function SessionRow({ id, device, place, seenAt, begunAt, isThis }: SessionView) {
  const { t } = useTranslation()
  const name = device || t('account.sessions.unknown')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-card bg-paper-raised px-5 py-4 shadow-raised">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="wrap-anywhere">{name}</strong>
          {isThis ? (
            <span className="rounded-full bg-success-wash px-3 py-0.5 text-small font-bold text-success">
              {t('account.sessions.this')}
            </span>
          ) : null}
        </p>
        <p className="text-small text-ink-soft">
          {t('account.sessions.seen', { moment: momentWords(seenAt) })}
          <br />
          {t('account.sessions.begun', { moment: momentWords(begunAt) })}
          {place === null ? null : (
            <>
              <br />
              {t('account.sessions.place', { place })}
            </>
          )}
        </p>
      </div>
      {isThis ? null : (
        <form method="post">
          <Button type="submit" look="secondary" size="small" name="end" value={id}>
            <span aria-hidden="true">{t('account.sessions.end')}</span>
            <VisuallyHidden>{t('account.sessions.endOf', { device: name })}</VisuallyHidden>
          </Button>
        </form>
      )}
    </li>
  )
}
