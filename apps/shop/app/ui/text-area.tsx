import { useId } from 'react'
import { controlClass, describedBy, FieldFrame, fieldIds } from './field-frame.tsx'

interface TextAreaProps {
  label: string
  name: string
  defaultValue?: string
  rows?: number
  required?: boolean
  description?: string
  error?: string
}

/** Several lines. It grows with the text if the browser supports that. */
export function TextArea({ label, required = false, description, error, rows = 5, ...rest }: TextAreaProps) {
  const ids = fieldIds(useId())
  return (
    <div>
      <FieldFrame label={label} required={required} description={description} error={error} ids={ids}>
        <textarea
          {...rest}
          id={ids.control}
          rows={rows}
          aria-describedby={describedBy(ids, { description, error })}
          aria-required={required || undefined}
          aria-invalid={error !== undefined || undefined}
          className={controlClass(error !== undefined)}
        />
      </FieldFrame>
    </div>
  )
}
