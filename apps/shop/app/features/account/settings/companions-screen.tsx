import { formatDate } from '@wojaz/travel/dates'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { CompanionsView, CompanionView } from '../companions-view.ts'
import { companionAddress, newCompanion } from '../settings-address.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import { CompanionForm } from './companion-form.tsx'

/** Whom the customer travels with. */
export function CompanionsScreen({ companions, form, news }: CompanionsView) {
  const { t } = useTranslation()
  return (
    <SettingsFrame section="companions">
      <div className="grid max-w-[48rem] gap-6">
        {news === 'saved' ? <Notice tone="success">{t('account.details.saved')}</Notice> : null}
        {news === 'removed' ? <Notice tone="success">{t('account.companions.removed')}</Notice> : null}
        {form ? <CompanionForm {...form} /> : <List companions={companions} />}
      </div>
    </SettingsFrame>
  )
}

function List({ companions }: Pick<CompanionsView, 'companions'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const add = (
    <div>
      <ButtonLink href={companionAddress(locale, newCompanion)}>{t('account.companions.add')}</ButtonLink>
    </div>
  )
  if (companions.length === 0)
    return (
      <section className="grid gap-3 rounded-card bg-paper-raised p-6 shadow-raised">
        <h2 className="text-title">{t('account.companions.none')}</h2>
        <p className="max-w-reading text-ink-soft">{t('account.companions.noneLead')}</p>
        {add}
      </section>
    )
  return (
    <>
      <p className="text-ink-soft">{t('account.companions.lead')}</p>
      <ul className="grid gap-3">
        {companions.map((companion) => (
          <li key={companion.id}>
            <Row companion={companion} />
          </li>
        ))}
      </ul>
      {add}
    </>
  )
}

function Row({ companion }: { companion: CompanionView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, firstName, lastName, birthDate, document } = companion
  const name = locale === 'hu' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-paper-raised p-5 shadow-raised">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-bold">{name}</h2>
        <p className="text-small text-ink-soft">
          {t('account.companions.born', { date: formatDate(birthDate) })}
        </p>
        <p className="text-small text-ink-soft">
          {document
            ? [
                t(`account.companions.${document.type === 'passport' ? 'passport' : 'idCard'}`),
                document.number,
                document.validUntil &&
                  t('account.companions.validUntil', { date: formatDate(document.validUntil) }),
              ]
                .filter(Boolean)
                .join(', ')
            : t('account.companions.noDocument')}
        </p>
      </div>
      <ButtonLink look="secondary" href={companionAddress(locale, id)}>
        {t('account.companions.edit')}
        <span className="sr-only"> {name}</span>
      </ButtonLink>
    </article>
  )
}
