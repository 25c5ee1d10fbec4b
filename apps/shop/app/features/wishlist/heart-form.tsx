import type { FormEvent, ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { savedCall } from './wishlist-address.ts'

interface HeartFormProps {
  offerCode: string
  isSaved: boolean
  className?: string
  /** The button. */
  children: ReactNode
}

export function HeartForm({ offerCode, isSaved, className, children }: HeartFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    import('./change-saved.ts').then(
      ({ changeSaved }) => changeSaved(offerCode, !isSaved),
      // The code could not be loaded: sends the form as without scripts.
      () => form.submit(),
    )
  }
  return (
    <form method="post" action={savedCall} onSubmit={send} className={className}>
      <input type="hidden" name="offerCode" value={offerCode} />
      <input type="hidden" name="wish" value={isSaved ? 'remove' : 'save'} />
      <input type="hidden" name="locale" value={useLocale()} />
      {children}
    </form>
  )
}
