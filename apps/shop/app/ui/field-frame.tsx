import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'

interface FieldFrameProps {
  label: string
  required: boolean
  description?: string
  error?: string
  children: ReactNode
}

export const controlClass =
  'w-full min-h-12 rounded-control border border-line-strong bg-paper-raised px-4 py-2.5 text-left text-body text-ink placeholder:text-ink-soft hover:border-ink data-[invalid]:border-2 data-[invalid]:border-danger disabled:cursor-not-allowed disabled:bg-paper-sunk disabled:text-ink-soft'

/** Label above, help below, the error at the field itself. Optional fields say so: most fields of a booking are required. */
export function FieldFrame({ label, required, description, error, children }: FieldFrameProps) {
  const { t } = useTranslation()
  return (
    <>
      <Label className="mb-1.5 block text-small font-bold">
        {label}
        {required ? null : <span className="font-normal text-ink-soft"> {t('field.optional')}</span>}
      </Label>
      {children}
      {description ? (
        <Text slot="description" className="mt-1.5 block text-small text-ink-soft">
          {description}
        </Text>
      ) : null}
      {error ? (
        <Text slot="errorMessage" className="mt-1.5 flex gap-2 text-small font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </Text>
      ) : null}
    </>
  )
}
