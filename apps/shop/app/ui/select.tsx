import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useTranslation } from '../i18n/use-translation.ts'
import { AriaLanguage } from './aria-language.tsx'
import { controlClass, describedBy, FieldFrame, fieldIds } from './field-frame.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  id: string
  label: string
  disabled?: boolean
}

interface SelectProps {
  label: string
  options: readonly SelectOption[]
  name?: string
  value?: string | null
  defaultValue?: string
  onChange?: (id: string | null) => void
  /** The text of an empty choice. A required one always asks to choose. */
  placeholder?: string
  required?: boolean
  disabled?: boolean
  description?: string
  error?: string
}

export function Select({
  label,
  options,
  onChange,
  placeholder,
  required = false,
  disabled,
  description,
  error,
  ...rest
}: SelectProps) {
  const { t } = useTranslation()
  const ids = fieldIds(useId())
  return (
    <AriaLanguage>
      <AriaSelect
        {...rest}
        aria-describedby={describedBy(ids, { description, error })}
        onChange={(id) => onChange?.(id === null ? null : String(id))}
        placeholder={required ? t('select.choose') : (placeholder ?? t('select.any'))}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={error !== undefined}
        validationBehavior="aria"
      >
        <FieldFrame
          as={Label}
          label={label}
          required={required}
          description={description}
          error={error}
          ids={ids}
        >
          <Button
            className={`${controlClass(error !== undefined)} flex cursor-pointer items-center justify-between gap-3`}
          >
            <SelectValue className="min-w-0 truncate data-[placeholder]:text-ink-soft" />
            <Icon name="chevronDown" className="text-ink-soft" />
          </Button>
        </FieldFrame>
        <Popover className="min-w-(--trigger-width) overflow-auto rounded-control border border-line bg-paper-raised p-1.5 shadow-floating data-[entering]:animate-fade">
          <ListBox items={options} className="outline-none">
            {(option) => (
              <ListBoxItem
                id={option.id}
                textValue={option.label}
                isDisabled={option.disabled}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-small px-3 py-2 outline-none data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-soft data-[disabled]:line-through data-[focused]:bg-paper-sunk data-[selected]:font-bold"
              >
                {({ isSelected }) => (
                  <>
                    {option.label}
                    {isSelected ? <Icon name="check" className="text-accent" /> : null}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaLanguage>
  )
}
