import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from './icon.tsx'

interface FieldFrameProps {
  label: string
  required: boolean
  /** False in a form without required fields, such as a search. */
  saysOptional?: boolean
  description?: string
  error?: string
  /** The control refers to these with `aria-describedby`, already in the server's HTML. */
  ids: FieldIds
  children: ReactNode
}

export interface FieldIds {
  control: string
  description: string
  error: string
}

export function fieldIds(base: string): FieldIds {
  return { control: base, description: `${base}-description`, error: `${base}-error` }
}

export function describedBy(ids: FieldIds, { description, error }: { description?: string; error?: string }) {
  return [error && ids.error, description && ids.description].filter(Boolean).join(' ') || undefined
}

export function controlClass(invalid: boolean): string {
  const edge = invalid ? 'border-2 border-danger' : 'border border-line-strong hover:border-ink'
  return `w-full min-h-12 rounded-control bg-paper-raised px-4 py-2.5 text-left text-body text-ink placeholder:text-ink-soft disabled:cursor-not-allowed disabled:bg-paper-sunk disabled:text-ink-soft ${edge}`
}

/** Label above, help below, the error at the field itself. Optional fields say so: most fields of a booking are required. */
export function FieldFrame({
  label,
  required,
  saysOptional = true,
  description,
  error,
  ids,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation()
  return (
    <>
      <label htmlFor={ids.control} className="mb-1.5 block text-small font-bold">
        {label}
        {required || !saysOptional ? null : (
          <span className="font-normal text-ink-soft"> {t('field.optional')}</span>
        )}
      </label>
      {children}
      {error ? (
        <span id={ids.error} className="mt-1.5 flex gap-2 text-small font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </span>
      ) : null}
      {description ? (
        <span id={ids.description} className="mt-1.5 block text-small text-ink-soft">
          {description}
        </span>
      ) : null}
    </>
  )
}
