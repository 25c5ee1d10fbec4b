import { dayOf, formatDate } from '@wojaz/travel/dates'
import { useActionData } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { AccountAnswer } from '../account-view.ts'
import type { LoginsView, PasskeyView } from '../logins-view.ts'
import { AddPasskey } from './add-passkey.tsx'
import { SmallForm } from './small-form.tsx'

/** The customer's passkeys with their names, and a button to add one. */
export function PasskeyList({ passkeys, canTakeAway }: Pick<LoginsView, 'passkeys' | 'canTakeAway'>) {
  const { t } = useTranslation()
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line pt-3"
            >
              <Icon name="key" size={20} className="mt-1 text-ink" />
              <div className="min-w-0 flex-1">
                <p className="font-bold wrap-anywhere">{passkey.name}</p>
                <History {...passkey} />
                <Rename {...passkey} />
              </div>
              {canTakeAway ? (
                <SmallForm intent="remove-passkey" fields={{ id: passkey.id }} look="secondary">
                  <span aria-hidden="true">{t('account.ways.settings.removeShort')}</span>
                  <VisuallyHidden>{t('account.ways.settings.remove', { name: passkey.name })}</VisuallyHidden>
                </SmallForm>
              ) : (
                <p className="w-full text-small text-ink-soft">{t('account.ways.refusal.lastWayIn')}</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey />
    </>
  )
}

function History({ addedAt, usedAt, isBackedUp }: PasskeyView) {
  const { t } = useTranslation()
  const day = (moment: string) => formatDate(dayOf(new Date(moment)))
  const facts = [
    t('account.ways.settings.addedAt', { day: day(addedAt) }),
    ...(usedAt === null ? [] : [t('account.ways.settings.usedAt', { day: day(usedAt) })]),
    ...(isBackedUp ? [t('account.ways.settings.backedUp')] : []),
  ]
  return <p className="text-small text-ink-soft">{facts.join(' · ')}</p>
}

/** Open if the name that was sent must be corrected. */
function Rename({ id, name }: PasskeyView) {
  const { t } = useTranslation()
  const answer = useActionData() as AccountAnswer | undefined
  const error = answer?.fields[id]
  return (
    <details open={error !== undefined} className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-accent underline underline-offset-4">
        {t('account.ways.settings.rename')}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </summary>
      <form method="post" noValidate className="mt-2 grid gap-3">
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="id" value={id} />
        <Field
          name="name"
          label={t('account.ways.settings.name')}
          defaultValue={name}
          autoFocus={error !== undefined}
          error={error}
        />
        <div>
          <Button type="submit" look="secondary" size="small">
            {t('account.ways.settings.save')}
          </Button>
        </div>
      </form>
    </details>
  )
}
