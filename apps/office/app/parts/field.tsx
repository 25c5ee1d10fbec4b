import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

interface FieldFrame {
  readonly label: string
  readonly name: string
  /** Needed if the name occurs more than once on a page. */
  readonly id?: string
  /** The message shown at the field. */
  readonly fault?: string | null | undefined
  readonly hint?: string
}

/** A one-line text field with its fault. */
export function Field({
  label,
  name,
  id = name,
  fault,
  hint,
  ...input
}: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Framed label={label} id={id} fault={fault} hint={hint}>
      <input id={id} name={name} {...described(id, fault, hint)} {...input} />
    </Framed>
  )
}

export function TextField({
  label,
  name,
  id = name,
  fault,
  hint,
  ...area
}: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Framed label={label} id={id} fault={fault} hint={hint}>
      <textarea id={id} name={name} rows={3} {...described(id, fault, hint)} {...area} />
    </Framed>
  )
}

export interface Choice {
  readonly value: string
  readonly text: string
}

export function ChoiceField({
  label,
  name,
  id = name,
  choices,
  groups = [],
  value,
  fault,
}: FieldFrame & {
  choices: readonly Choice[]
  groups?: readonly { readonly group: string; readonly choices: readonly Choice[] }[]
  value?: string | undefined
}) {
  return (
    <Framed label={label} id={id} fault={fault}>
      <select id={id} name={name} defaultValue={value} {...described(id, fault)}>
        {choices.map(choiceOption)}
        {groups.map(({ group, choices: inGroup }) => (
          <optgroup key={group} label={group}>
            {inGroup.map(choiceOption)}
          </optgroup>
        ))}
      </select>
    </Framed>
  )
}

const choiceOption = ({ value, text }: Choice) => (
  <option key={value} value={value}>
    {text}
  </option>
)

export function TickField({ label, name, isTicked }: FieldFrame & { isTicked?: boolean }) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value="1" defaultChecked={isTicked} /> {label}
    </label>
  )
}

function described(id: string, fault?: string | null, hint?: string) {
  const by = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': fault ? true : undefined, 'aria-describedby': by || undefined }
}

function Framed({ label, id, fault, hint, children }: Omit<FieldFrame, 'name'> & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <small id={`${id}-hint`} className="hint">
          {hint}
        </small>
      )}
      {fault && (
        <small id={`${id}-fault`} className="fault">
          {fault}
        </small>
      )}
    </div>
  )
}
