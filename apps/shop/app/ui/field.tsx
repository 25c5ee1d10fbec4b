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
  /** Of a number or a day. */
  min?: string
  max?: string
  /** The id of a list of suggestions. */
  list?: string
  required?: boolean
  saysOptional?: boolean
  disabled?: boolean
  /** On a page that came back with something to mend: where to go on. */
  autoFocus?: boolean
  description?: string
  /** Shown at the field and read with it; its presence marks the field invalid. */
  error?: string
}

/**
 * The form decides what is wrong and when to say so; the field never interrupts with the browser's own bubbles.
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
