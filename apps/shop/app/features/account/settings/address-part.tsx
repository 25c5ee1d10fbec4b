import { dayOf, formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AddressView } from '../details-view.ts'
import { settingsAddress } from '../settings-address.ts'
import { SettingsForm } from './settings-form.tsx'

/** The email address: the current one, the form for a new one, or the state of a change. */
export function AddressPart({ email, isAsking, change }: AddressView) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section id="adres" className="grid gap-3 rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
      <h2 className="text-title">{t('account.address.heading')}</h2>
      <p className="wrap-anywhere">{t('account.address.now', { email })}</p>
      {isAsking ? (
        <AskForm />
      ) : (
        <>
          {change ? <Waiting {...change} /> : null}
          <div>
            <ButtonLink look="secondary" href={`${settingsAddress(locale, 'details')}?adres=1#adres`}>
              {t('account.address.change')}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  )
}

function AskForm() {
  const { t } = useTranslation()
  return (
    <SettingsForm intent="address" known={{}}>
      {({ value, error, isFirstWrong }) => (
        <>
          <p className="text-ink-soft">{t('account.address.lead')}</p>
          <div className="max-w-[24rem]">
            <Field
              label={t('account.address.new')}
              name="newEmail"
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              autoFocus={isFirstWrong('newEmail')}
              defaultValue={value('newEmail')}
              error={error('newEmail')}
            />
          </div>
          <div>
            <Button type="submit">{t('account.address.send')}</Button>
          </div>
        </>
      )}
    </SettingsForm>
  )
}

function Waiting({ newEmail, until, hasOldAgreed, hasNewAgreed }: NonNullable<AddressView['change']>) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <div className="grid gap-3 rounded-control bg-warning-wash p-4">
      <p className="wrap-anywhere">
        {t('account.address.waiting', { email: newEmail, day: formatDate(dayOf(new Date(until))) })}
      </p>
      <ul className="grid gap-1">
        <Side words={t(`account.address.old${hasOldAgreed ? 'Agreed' : 'Waits'}`)} isDone={hasOldAgreed} />
        <Side words={t(`account.address.new${hasNewAgreed ? 'Agreed' : 'Waits'}`)} isDone={hasNewAgreed} />
      </ul>
      {hasOldAgreed ? null : (
        <p className="text-small">
          {t('account.address.lost')}{' '}
          <TextLink href={localisedPath(locale, '/kontakt')}>{t('account.address.contact')}</TextLink>
        </p>
      )}
      <form method="post">
        <input type="hidden" name="intent" value="stop" />
        <Button type="submit" look="secondary">
          {t('account.address.stop')}
        </Button>
      </form>
    </div>
  )
}

function Side({ words, isDone }: { words: string; isDone: boolean }) {
  return (
    <li className="flex gap-2">
      <Icon
        name={isDone ? 'check' : 'clock'}
        size={16}
        className={`mt-1 ${isDone ? 'text-success' : 'text-warning'}`}
      />
      {words}
    </li>
  )
}
