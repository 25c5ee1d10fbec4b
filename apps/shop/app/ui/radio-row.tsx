import { useId } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from './icon.tsx'

interface RadioRowProps {
  label: string
  name: string
  options: readonly { id: string; label: string }[]
  chosen: string
  required?: boolean
  error?: string | undefined
  /** For short options: one row of equal boxes, also on a phone. */
  areShort?: boolean
}

/** A few native radio buttons side by side. */
export function RadioRow({
  label,
  name,
  options,
  chosen,
  required = false,
  error,
  areShort = false,
}: RadioRowProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={id} className="mb-1.5 text-small font-bold">
        {label}
        {required ? null : <span className="font-normal text-ink-soft"> {t('field.optional')}</span>}
      </p>
      <div className={areShort ? 'grid max-w-xs auto-cols-fr grid-flow-col gap-2' : 'flex flex-wrap gap-3'}>
        {options.map((option) => (
          <label
            key={option.id}
            className={`flex min-h-12 cursor-pointer items-center rounded-control border bg-paper-raised ${areShort ? 'justify-center gap-1.5' : 'gap-2.5 px-4'} ${error ? 'border-2 border-danger' : 'border-line-strong'}`}
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              defaultChecked={chosen === option.id}
              className={`${areShort ? 'size-4' : 'size-5'} accent-accent`}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <span id={`${id}-error`} className="mt-1.5 flex gap-2 text-small font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </span>
      ) : null}
    </div>
  )
}
