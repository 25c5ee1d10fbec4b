import { useTranslation } from '../../i18n/use-translation.ts'
import type { ChoiceView } from './attraction-view.ts'
import { localMoment } from './attraction-words.ts'

interface TimeChoiceProps {
  choice: ChoiceView
  chosen: string | null
  onChoose: (id: string) => void
}

/** The start times or opening hours, and until when cancelling is free. */
export function TimeChoice({ choice: { times, isSilent }, chosen, onChoose }: TimeChoiceProps) {
  const { t } = useTranslation()
  if (times.length === 0)
    return isSilent ? null : <p className="text-small text-ink-soft">{t('attractions.choice.closed')}</p>
  const current = times.find(({ id }) => id === chosen)
  const free = current?.freeUntil ? localMoment(current.freeUntil) : null
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{t('attractions.choice.time')}</legend>
      <div className="flex flex-wrap gap-2">
        {times.map(({ id, isAllDay, starts, ends, left, isOpen }) => (
          <label
            key={id}
            className={`relative inline-flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-control border px-4 leading-tight has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-focus ${isOpen ? 'border-line-strong hover:border-ink' : 'cursor-not-allowed border-line text-ink-soft line-through'}`}
          >
            <input
              type="radio"
              name="time"
              value={id}
              checked={id === chosen}
              disabled={!isOpen}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            <span className="font-bold">{isAllDay ? t('attractions.choice.allDay') : starts}</span>
            {isAllDay && starts !== ends ? <span className="text-fine">{`${starts}–${ends}`}</span> : null}
            {isOpen && left !== null && left <= 5 ? (
              <span className="text-fine text-warning">{t('attractions.choice.left', { count: left })}</span>
            ) : null}
          </label>
        ))}
      </div>
      {current ? (
        <p className="mt-3 text-small font-bold text-success">
          {free ? (
            t('attractions.choice.freeUntil', free)
          ) : (
            <span className="text-warning">{t('attractions.choice.notFree')}</span>
          )}
        </p>
      ) : null}
    </fieldset>
  )
}
