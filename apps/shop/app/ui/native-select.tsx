import { useId } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { controlClass, describedBy, FieldFrame, fieldIds } from './field-frame.tsx'
import { Icon } from './icon.tsx'

interface NativeSelectProps {
  label: string
  name: string
  options: readonly { id: string; label: string }[]
  defaultValue?: string
  required?: boolean
  description?: string
  error?: string
}

/** The browser's own list: it needs no script, and on a phone it is the list people know. */
export function NativeSelect({
  label,
  options,
  required = false,
  description,
  error,
  ...rest
}: NativeSelectProps) {
  const { t } = useTranslation()
  const ids = fieldIds(useId())
  return (
    <div>
      <FieldFrame label={label} required={required} description={description} error={error} ids={ids}>
        <span className="relative block">
          <select
            {...rest}
            id={ids.control}
            aria-describedby={describedBy(ids, { description, error })}
            aria-required={required || undefined}
            aria-invalid={error !== undefined || undefined}
            className={`${controlClass(error !== undefined)} cursor-pointer appearance-none pr-12`}
          >
            <option value="">{required ? t('select.choose') : t('select.any')}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft">
            <Icon name="chevronDown" />
          </span>
        </span>
      </FieldFrame>
    </div>
  )
}
