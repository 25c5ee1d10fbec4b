import { type ReactNode, useId } from 'react'
import { fieldIds } from './field-frame.tsx'
import { Icon } from './icon.tsx'

interface TickBoxProps {
  name: string
  defaultChecked?: boolean
  required?: boolean
  error?: string
  /** The sentence of the box; it may contain links. */
  children: ReactNode
}

/** A box and its sentence. A press on the sentence ticks the box. */
export function TickBox({ name, defaultChecked, required, error, children }: TickBoxProps) {
  const ids = fieldIds(useId())
  return (
    <div>
      <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-small text-ink-soft">
        <input
          type="checkbox"
          name={name}
          defaultChecked={defaultChecked}
          aria-describedby={error ? ids.error : undefined}
          aria-required={required || undefined}
          aria-invalid={error !== undefined || undefined}
          className={`size-6 cursor-pointer accent-accent ${error ? 'outline-2 outline-offset-2 outline-danger' : ''}`}
        />
        <span className="min-w-0">{children}</span>
      </label>
      {error ? (
        <span id={ids.error} className="ml-9 mt-1.5 flex gap-2 text-small font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </span>
      ) : null}
    </div>
  )
}
