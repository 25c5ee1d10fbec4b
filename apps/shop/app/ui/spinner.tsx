import { useTranslation } from '../i18n/use-translation.ts'
import { SpinnerRing, type SpinnerSize } from './spinner-ring.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SpinnerProps {
  size?: SpinnerSize
  /** What is loading; by default the general word. */
  label?: string
}

export function Spinner({ size = 50, label }: SpinnerProps) {
  const { t } = useTranslation()
  return (
    <span role="status" className="inline-flex">
      <SpinnerRing size={size} />
      <VisuallyHidden>{label ?? t('spinner.loading')}</VisuallyHidden>
    </span>
  )
}
