import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useId } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { controlClass, describedBy, FieldFrame, fieldIds } from './field-frame.tsx'

interface FieldProps {
  label: string
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  required?: boolean
  disabled?: boolean
  description?: string
  /** Shown at the field and read with it; its presence marks the field invalid. */
  error?: string
}

/** The form decides what is wrong and when to say so; the field never interrupts with the browser's own bubbles. */
export function Field({
  label,
  required = false,
  disabled,
  description,
  error,
  placeholder,
  ...rest
}: FieldProps) {
  const ids = fieldIds(useId())
  return (
    <TextField
      {...rest}
      aria-describedby={describedBy(ids, { description, error })}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldFrame label={label} required={required} description={description} error={error} ids={ids}>
        <Input placeholder={placeholder} className={controlClass(error !== undefined)} />
      </FieldFrame>
    </TextField>
  )
}
