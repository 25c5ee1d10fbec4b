import { isIsoDay } from '@wojaz/travel/dates'
import {
  childBirthDateRange,
  childrenDatesErrorLabel,
  maximumParticipantsWarning,
  maxRooms,
  type Participant,
} from '@wojaz/travel/party'
import { lacksBirthDates } from '@wojaz/travel/search-form'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { SearchForm } from './use-search-form.ts'

/** Who travels, room by room. A child counts as soon as its birth date is known, because prices and rooms depend on it. */
export function PartyPanel({ form }: { form: SearchForm }) {
  const { t } = useTranslation()
  const { bar, send, facts, isPhone } = form
  const { multiroom } = tripTypeConfiguration[bar.search.tripType]
  const hasFlagged = bar.rooms.some((room) => room.some(({ hasError }) => hasError))
  return (
    <div className="grid gap-4 p-1">
      {bar.rooms.map((room, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
        <Room key={number} form={form} room={room} number={number} isOnly={bar.rooms.length === 1} />
      ))}
      <div role="alert" className="empty:hidden">
        {bar.isPastLimit ? (
          <p className="rounded-control bg-warning-wash px-4 py-3 text-small text-warning">
            {maximumParticipantsWarning(facts.phone, t('bar.maxParticipants'))}
          </p>
        ) : null}
        {hasFlagged && lacksBirthDates(bar) ? (
          <p
            data-label={childrenDatesErrorLabel}
            className="rounded-control bg-danger-wash px-4 py-3 text-small text-danger"
          >
            {t(childrenDatesErrorLabel)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {multiroom && bar.rooms.length < maxRooms ? (
          <Button look="quiet" size="small" onPress={() => send({ type: 'roomAdded' })}>
            + {t('bar.addRoom')}
          </Button>
        ) : (
          <span />
        )}
        {isPhone ? null : (
          <Button size="small" onPress={() => send({ type: 'dismissed' })}>
            {t('bar.done')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface RoomProps {
  form: SearchForm
  room: readonly Participant[]
  number: number
  isOnly: boolean
}

function Room({ form: { send, facts }, room, number, isOnly }: RoomProps) {
  const { t } = useTranslation()
  const adults = room.filter(({ type }) => type === 'adults')
  const children = room.filter(({ type }) => type === 'children')
  const add = (kind: Participant['type']) => send({ type: 'participantAdded', room: number, kind })
  const remove = (one: Participant | undefined) =>
    one && send({ type: 'participantRemoved', room: number, id: one.id })
  return (
    <fieldset className={isOnly ? '' : 'rounded-control border border-line px-3 pb-3'}>
      <legend className={isOnly ? 'sr-only' : 'px-1 text-small font-bold'}>
        {t('bar.room', { number: number + 1 })}
      </legend>
      <Counter
        label={t('bar.adults')}
        count={adults.length}
        least={1}
        addLabel={t('bar.addAdult')}
        removeLabel={t('bar.removeAdult')}
        onAdd={() => add('adults')}
        onRemove={() => remove(adults.at(-1))}
      />
      <Counter
        label={t('bar.children')}
        note={t('bar.childrenNote')}
        count={children.length}
        least={0}
        addLabel={t('bar.addChild')}
        removeLabel={t('bar.removeChild')}
        onAdd={() => add('children')}
        onRemove={() => remove(children.at(-1))}
      />
      {children.map((child, index) => (
        <BirthDate
          key={child.id}
          child={child}
          number={index + 1}
          range={childBirthDateRange(facts.today)}
          onGive={(birthDate) => send({ type: 'birthDateGiven', room: number, id: child.id, birthDate })}
        />
      ))}
      {isOnly ? null : (
        <Button look="quiet" size="small" onPress={() => send({ type: 'roomRemoved', room: number })}>
          {t('bar.removeRoom', { number: number + 1 })}
        </Button>
      )}
    </fieldset>
  )
}

interface CounterProps {
  label: string
  note?: string
  count: number
  least: number
  addLabel: string
  removeLabel: string
  onAdd: () => void
  onRemove: () => void
}

function Counter({ label, note, count, least, addLabel, removeLabel, onAdd, onRemove }: CounterProps) {
  const isLeast = count <= least
  const step =
    'grid size-11 cursor-pointer place-items-center rounded-round border border-line-strong text-title leading-none hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40'
  return (
    <div className="flex items-center justify-between gap-4 py-2">
      <span>
        <span className="font-medium">{label}</span>
        {note ? <span className="block text-fine text-ink-soft">{note}</span> : null}
      </span>
      <span className="flex items-center gap-3">
        <button
          type="button"
          aria-label={removeLabel}
          aria-disabled={isLeast || undefined}
          onClick={() => isLeast || onRemove()}
          className={step}
        >
          −
        </button>
        <output className="min-w-6 text-center font-bold">{count}</output>
        <button type="button" aria-label={addLabel} onClick={onAdd} className={step}>
          +
        </button>
      </span>
    </div>
  )
}

interface BirthDateProps {
  child: Participant
  number: number
  range: { from: string; to: string }
  onGive: (birthDate: string | null) => void
}

function BirthDate({ child, number, range, onGive }: BirthDateProps) {
  const { t } = useTranslation()
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="pb-3">
      <label htmlFor={id} className="mb-1 block text-small font-medium">
        {t('bar.birthDate', { number })}
      </label>
      <input
        id={id}
        type="date"
        min={range.from}
        max={range.to}
        defaultValue={child.birthDate ?? undefined}
        aria-invalid={child.hasError || undefined}
        aria-describedby={child.hasError ? errorId : undefined}
        onChange={({ target: { value } }) =>
          onGive(isIsoDay(value) && value >= range.from && value <= range.to ? value : null)
        }
        className={`min-h-12 w-full rounded-control bg-paper-raised px-4 ${child.hasError ? 'border-2 border-danger' : 'border border-line-strong'}`}
      />
      {child.hasError ? (
        <span id={errorId} className="mt-1 flex gap-2 text-small text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {t('bar.birthDateMissing')}
        </span>
      ) : null}
    </div>
  )
}
