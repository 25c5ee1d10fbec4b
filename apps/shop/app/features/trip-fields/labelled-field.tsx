import { type ReactNode, useId } from 'react'
import { SelectBox } from '../../ui/select-box.tsx'

interface ChoiceProps {
  label: string
  name: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

export function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <SelectBox
          id={id}
          name={name}
          defaultValue={value}
          options={options.map(([one, text]) => ({ id: one, label: text }))}
        />
      )}
    </Labelled>
  )
}

export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-bold">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** An empty label, so that elements without one align with fields that have one. */
export function NoLabel() {
  return (
    <span aria-hidden="true" className="mb-1.5 hidden text-small font-bold md:block">
      &nbsp;
    </span>
  )
}
