import { useId } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { describedBy, FieldFrame, fieldIds } from './field-frame.tsx'
import { SelectBox } from './select-box.tsx'

interface NativeSelectProps {
  label: string
  name: string
  options: readonly { id: string; label: string }[]
  defaultValue?: string
  required?: boolean
  saysOptional?: boolean
  description?: string
  error?: string
  /** What choosing nothing is called. */
  none?: string
}

/** The browser's own list: it needs no script, and on a phone it is the list people know. */
export function NativeSelect({
  label,
  options,
  required = false,
  saysOptional,
  description,
  error,
  none,
  ...rest
}: NativeSelectProps) {
  const { t } = useTranslation()
  const ids = fieldIds(useId())
  return (
    <div>
      <FieldFrame
        label={label}
        required={required}
        saysOptional={saysOptional}
        description={description}
        error={error}
        ids={ids}
      >
        <SelectBox
          {...rest}
          id={ids.control}
          aria-describedby={describedBy(ids, { description, error })}
          aria-required={required || undefined}
          aria-invalid={error !== undefined || undefined}
          options={[{ id: '', label: none ?? t(required ? 'select.choose' : 'select.any') }, ...options]}
        />
      </FieldFrame>
    </div>
  )
}
