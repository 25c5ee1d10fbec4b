import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useId } from 'react'
import { controlClass, describedBy, FieldFrame, fieldIds } from './field-frame.tsx'

interface FieldProps {
  label: string
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  /** For a number or a date. */
  min?: string
  max?: string
  /** The id of a `datalist`. */
  list?: string
  required?: boolean
  saysOptional?: boolean
  disabled?: boolean
  /** For the first wrong field on a page that came back with errors. */
  autoFocus?: boolean
  description?: string
  /** Shown and read at the field. It marks the field as invalid. */
  error?: string
}

/**
 * The form decides what is wrong and when to show it; the browser's validation bubbles are not used.
 */
export function Field({
  label,
  required = false,
  saysOptional,
  description,
  error,
  type = 'text',
  onChange,
  ...rest
}: FieldProps) {
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
        <input
          {...rest}
          id={ids.control}
          type={type}
          onChange={onChange && ((event) => onChange(event.target.value))}
          aria-describedby={describedBy(ids, { description, error })}
          aria-required={required || undefined}
          aria-invalid={error !== undefined || undefined}
          className={controlClass(error !== undefined)}
        />
      </FieldFrame>
    </div>
  )
}
