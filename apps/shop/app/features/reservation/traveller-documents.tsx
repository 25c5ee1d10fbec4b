import { formatDate } from '@wojaz/travel/dates'
import { Form, useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CountryList, DocumentFields, type ShownDocument, useFaultWords } from '../checkout/checkout.ts'
import { Panel } from './panel.tsx'
import { travellerDocumentsAddress } from './reservation-address.ts'
import type { TravellerDataAnswer, TravellerDataView } from './traveller-data-view.ts'

type Person = TravellerDataView['people'][number]

/** The state of everybody's document. The forms open after customers have proved who they are. */
export function TravellerDocuments({ number, data }: { number: string; data: TravellerDataView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { people, form, isNeeded, isOver, until, saved } = data
  const date = formatDate(until)
  return (
    <Panel heading={t('reservation.travelDocuments.title')}>
      <div className="grid gap-4">
        {saved === 'documents' ? (
          <Notice tone="success">{t('reservation.travelDocuments.saved')}</Notice>
        ) : null}
        <p className="max-w-reading">
          {isOver
            ? t('reservation.travelDocuments.over')
            : t(isNeeded ? 'reservation.travelDocuments.needed' : 'reservation.travelDocuments.notNeeded', {
                date,
              })}
        </p>
        {form ? (
          <>
            <CountryList names={form.countries} />
            {people.map((person) => (
              <DocumentForm key={person.place} person={person} home={form.home} date={date} />
            ))}
          </>
        ) : (
          <>
            <ul className="grid gap-3">
              {people.map((person) => (
                <li
                  key={person.place}
                  className="grid gap-x-6 gap-y-1 border-t border-line pt-3 sm:grid-cols-2"
                >
                  <span className="font-bold wrap-anywhere">{person.name}</span>
                  <Standing person={person} />
                </li>
              ))}
            </ul>
            {isOver ? null : (
              <p>
                <ButtonLink look="secondary" href={travellerDocumentsAddress(locale, number)}>
                  {t('reservation.travelDocuments.open')}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}

const standings = {
  fits: 'fits',
  missing: 'missing',
  incomplete: 'incomplete',
  'passport-needed': 'passportNeeded',
  'ends-too-soon': 'endsTooSoon',
} as const

function Standing({ person: { standing, document } }: { person: Person }) {
  const { t } = useTranslation()
  const words = useDocumentWords()
  const isGood = standing === 'fits'
  return (
    <span className="grid gap-1">
      {document ? <span>{words(document)}</span> : null}
      {isGood && !document ? (
        <span className="text-ink-soft">{t('reservation.travelDocuments.none')}</span>
      ) : (
        <span
          className={`flex items-start gap-2 text-small font-bold ${isGood ? 'text-success' : 'text-warning'}`}
        >
          <Icon name={isGood ? 'check' : 'alert'} size={16} className="mt-0.5 shrink-0" />
          {t(`reservation.travelDocuments.${standings[standing]}`)}
        </span>
      )}
    </span>
  )
}

function useDocumentWords(): (document: ShownDocument) => string {
  const { t } = useTranslation()
  return ({ type, number, validUntil, nationality }) =>
    [
      `${t(type === 'passport' ? 'checkout.document.passport' : 'checkout.document.idCard')} ${number}`,
      ...(validUntil ? [`${t('checkout.document.validUntil')}: ${formatDate(validUntil)}`] : []),
      ...(nationality ? [nationality] : []),
    ].join(', ')
}

function DocumentForm({ person, home, date }: { person: Person; home: string; date: string }) {
  const { t } = useTranslation()
  const { place, name, document } = person
  const sent = useActionData() as TravellerDataAnswer | undefined
  const answer = sent?.form === `document${place}` ? sent : undefined
  const faultOf = useFaultWords(answer)
  return (
    <details
      open={answer !== undefined || (person.standing !== 'fits' && sent === undefined)}
      className="rounded-card border border-line px-5"
    >
      <summary className="grid min-h-14 cursor-pointer items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
        <span className="font-bold wrap-anywhere">{name}</span>
        <Standing person={person} />
      </summary>
      {/* Without `data-kept`: document numbers must not be stored in the browser during a login. */}
      <Form method="post" noValidate className="grid gap-4 pb-5 sm:grid-cols-2">
        <input type="hidden" name="person" value={place} />
        {answer?.refusal ? (
          <div className="sm:col-span-2">
            <Notice tone="error">{t(`reservation.fault.${answer.refusal}`)}</Notice>
          </div>
        ) : null}
        <DocumentFields person={place} known={document} home={home} typed={answer?.typed} faultOf={faultOf} />
        <p className="text-small text-ink-soft sm:col-span-2">
          {t('reservation.travelDocuments.until', { date })} {t('checkout.document.lead')}
        </p>
        <div className="sm:col-span-2">
          <Button type="submit" name="intent" value="document">
            {t('reservation.travelDocuments.save')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
