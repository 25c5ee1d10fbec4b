import type { SelectHTMLAttributes } from 'react'
import { controlClass } from './field-frame.tsx'
import { Icon } from './icon.tsx'

interface SelectBoxProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { id: string; label: string }[]
}

/** The browser's own list with the shop's look and arrow; whoever uses it brings the label. */
export function SelectBox({ options, ...rest }: SelectBoxProps) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={`${controlClass(rest['aria-invalid'] === true)} cursor-pointer appearance-none pr-12`}
      >
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft">
        <Icon name="chevronDown" />
      </span>
    </span>
  )
}
