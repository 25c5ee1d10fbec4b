import { localisedPath } from '@wojaz/travel/locale'
import { maxParticipants } from '@wojaz/travel/party'
import { useId } from 'react'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectBox } from '../../ui/select-box.tsx'
import { ownPartyValue, partyFields, type QuizState, quizUrl } from './quiz-address.ts'

/** The number of child fields: without scripts none can be added. */
const childFields = 4
const oldestChild = 17

/** Any party, with the children's ages. A plain form to its own page. */
export function OwnPartyForm({ question, state }: { question: string; state: QuizState }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const ages = [
    { id: '', label: t('quiz.noChild') },
    { id: '0', label: t('quiz.baby') },
    ...range(1, oldestChild).map((age) => ({ id: String(age), label: t('quiz.age', { count: age }) })),
  ]
  return (
    <details className="mt-5 max-w-reading">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-accent">
        <Icon name="people" />
        {t('quiz.ownParty')}
      </summary>
      <Form
        method="get"
        action={localisedPath(locale, quizUrl)}
        preventScrollReset
        className="mt-3 grid gap-4 rounded-card bg-paper-raised p-5 shadow-raised sm:grid-cols-2"
      >
        {state.values.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={question} value={ownPartyValue} />
        <Choice
          label={t('quiz.adults')}
          name={partyFields.adults}
          value={String(state.party?.adults ?? 2)}
          options={range(1, maxParticipants).map((count) => ({ id: String(count), label: String(count) }))}
        />
        {range(1, childFields).map((number) => (
          <Choice
            key={number}
            label={t('quiz.child', { number })}
            name={partyFields.age}
            value={String(state.party?.ages[number - 1] ?? '')}
            options={ages}
          />
        ))}
        <p className="text-small text-ink-soft sm:col-span-2">{t('quiz.ownPartyNote')}</p>
        <div className="sm:col-span-2">
          <Button type="submit">{t('quiz.go')}</Button>
        </div>
      </Form>
    </details>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  options: { id: string; label: string }[]
}

function Choice({ label, name, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-bold">
        {label}
      </label>
      <SelectBox id={id} name={name} defaultValue={value} options={options} />
    </div>
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, number) => from + number)
}
