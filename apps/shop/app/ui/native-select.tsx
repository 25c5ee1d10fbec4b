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
  /** The label of the empty choice. */
  none?: string
}

/** A native select: it works without scripts, and on a phone it is familiar. */
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
