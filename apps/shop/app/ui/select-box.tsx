import type { SelectHTMLAttributes } from 'react'
import { controlClass } from './field-frame.tsx'
import { Icon } from './icon.tsx'

interface SelectBoxProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[]
  /** Below the options. */
  groups?: readonly { label: string; options: readonly SelectOption[] }[]
}

interface SelectOption {
  id: string
  label: string
}

/** A native select with the shop's look and arrow. The caller provides the label. */
export function SelectBox({ options, groups = [], ...rest }: SelectBoxProps) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={`${controlClass(rest['aria-invalid'] === true)} cursor-pointer appearance-none pr-12`}
      >
        {options.map(optionOf)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(optionOf)}
          </optgroup>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft">
        <Icon name="chevronDown" />
      </span>
    </span>
  )
}

function optionOf({ id, label }: SelectOption) {
  return (
    <option key={id} value={id}>
      {label}
    </option>
  )
}
