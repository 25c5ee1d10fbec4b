import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SettingsForm } from './settings/settings-form.tsx'

/** `asked`: an email is sent if there is such a booking. `in-list`: the booking is already in the list. */
export type Joined = 'asked' | 'in-list' | null

/** Adds a booking that was made as a guest, by a relative or in an office to the list of the account. */
export function JoinForm({ joined }: { joined: Joined }) {
  const { t } = useTranslation()
  return (
    <section
      id="dodaj"
      aria-labelledby="join-heading"
      className="grid max-w-[40rem] scroll-mt-24 gap-4 rounded-card bg-paper-raised p-6 shadow-raised"
    >
      <h2 id="join-heading" className="text-title">
        {t('account.join.title')}
      </h2>
      {joined ? (
        <Notice tone={joined === 'asked' ? 'success' : 'info'}>
          {t(joined === 'asked' ? 'account.join.asked' : 'account.join.inList')}
        </Notice>
      ) : null}
      <p className="max-w-reading text-ink-soft">{t('account.join.lead')}</p>
      <SettingsForm intent="join" known={{}} isKept>
        {({ value, error, isFirstWrong }) => (
          <>
            <div className="grid gap-4 sm:grid-cols-3">
              {(['number', 'lastName', 'departureDate'] as const).map((name) => (
                <Field
                  key={name}
                  name={name}
                  label={t(`account.join.${name}`)}
                  description={name === 'lastName' ? undefined : t(`account.join.${name}Hint`)}
                  autoComplete="off"
                  required
                  autoFocus={isFirstWrong(name)}
                  defaultValue={value(name)}
                  error={error(name)}
                />
              ))}
            </div>
            <div>
              <Button type="submit" look="secondary">
                {t('account.join.button')}
              </Button>
            </div>
          </>
        )}
      </SettingsForm>
    </section>
  )
}
