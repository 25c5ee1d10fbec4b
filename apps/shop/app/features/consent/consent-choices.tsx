import { formatDate } from '@wojaz/travel/dates'
import { allows, type Consent, optionalCategories, type StoredThing, thingsOf } from '@wojaz/travel/guest'
import { useTranslation } from '../../i18n/use-translation.ts'

/** One box per category. No box is ticked in advance. */
export function ConsentChoices({ consent }: { consent: Consent | null }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('consent.settingsLead')}</p>
      <p className="mt-2 text-small text-ink-soft">
        {consent ? t('consent.decidedOn', { day: formatDate(consent.decidedOn) }) : t('consent.notDecided')}
      </p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {(['necessary', ...optionalCategories] as const).map((category) => (
          <li key={category} className="py-4">
            <Choice category={category} isAllowed={category === 'necessary' || allows(consent, category)} />
            <Stored things={thingsOf(category)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Choice({ category, isAllowed }: { category: StoredThing['category']; isAllowed: boolean }) {
  const { t } = useTranslation()
  const isNecessary = category === 'necessary'
  return (
    <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-4 has-disabled:cursor-default">
      <input
        type="checkbox"
        name={category}
        defaultChecked={isAllowed}
        disabled={isNecessary}
        className="mt-0.5 size-6 cursor-pointer accent-accent disabled:cursor-default"
      />
      <span>
        <span className="font-bold">{t(`consent.${category}.title`)}</span>
        {isNecessary ? <span className="text-small text-ink-soft"> ({t('consent.alwaysOn')})</span> : null}
        <span className="mt-1 block text-small text-ink-soft">{t(`consent.${category}.text`)}</span>
      </span>
    </label>
  )
}

function Stored({ things }: { things: StoredThing[] }) {
  const { t } = useTranslation()
  if (things.length === 0) return null
  return (
    <details className="ml-10 mt-2 text-small">
      <summary className="w-fit cursor-pointer py-2 underline decoration-1 underline-offset-4">
        {t('consent.stored')}
      </summary>
      <table className="mt-1 w-full text-left text-fine">
        <thead className="text-ink-soft">
          <tr>
            <th className="py-1 pr-3 font-medium">{t('consent.storedName')}</th>
            <th className="py-1 pr-3 font-medium">{t('consent.storedPurpose')}</th>
            <th className="py-1 font-medium">{t('consent.storedTime')}</th>
          </tr>
        </thead>
        <tbody>
          {things.map(({ name, purpose, lasts }) => (
            <tr key={name} className="align-top">
              <td className="break-all py-1 pr-3">{name}</td>
              <td className="py-1 pr-3">{t(`consent.purpose.${purpose}`)}</td>
              <td className="py-1">{t(`consent.lasts.${lasts}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
