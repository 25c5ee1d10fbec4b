import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

interface SmallFormProps {
  intent: string
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>
  look?: 'secondary' | 'quiet'
  size?: 'small' | 'medium'
  children: ReactNode
}

/** A form with one button. */
export function SmallForm({ intent, fields = {}, look = 'quiet', size = 'small', children }: SmallFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look={look} size={size}>
        {children}
      </Button>
    </form>
  )
}
