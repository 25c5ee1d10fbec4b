import { useState } from 'react'
import { Button } from './button.tsx'

interface CopyButtonProps {
  text: string
  label: string
  /** Announced after copying. */
  copied: string
  look?: 'primary' | 'secondary'
}

/** Some browsers refuse to copy, so the text must also be on the page to be selected by hand. */
export function CopyButton({ text, label, copied, look = 'primary' }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <span aria-live="polite">
      <Button size="small" look={look} onPress={copy}>
        {isCopied ? copied : label}
      </Button>
    </span>
  )
}
