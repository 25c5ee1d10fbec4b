import { useState } from 'react'
import { Button } from './button.tsx'

interface CopyButtonProps {
  text: string
  label: string
  /** Said when it is done. */
  copied: string
  look?: 'primary' | 'secondary'
}

/** Where a browser does not let us, whatever is copied has to stand on the page too, to be marked by hand. */
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
