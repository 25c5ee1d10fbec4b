import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-shapes.tsx'

interface ChoicePanelProps {
  icon: IconName
  /** What is chosen here: 'Lotnisko'. */
  name: string
  /** What is chosen now. */
  title: string
  detail?: ReactNode
  /** Nothing to choose: the line stays a line. */
  children?: ReactNode
}

/** One line of the chosen trip that opens to be changed. The browser keeps all but one closed, without a script. */
export function ChoicePanel({ icon, name, title, detail, children }: ChoicePanelProps) {
  const { t } = useTranslation()
  const line = (
    <>
      <Icon name={icon} className="mt-0.5 text-accent" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{name}: </span>
        <span className="block font-medium">{title}</span>
        {detail ? <span className="block text-ink-soft">{detail}</span> : null}
      </span>
    </>
  )
  if (!children) return <div className="flex gap-3 py-2.5 text-small">{line}</div>
  return (
    <details name="hotel-card-choice" className="group text-small">
      <summary className="flex min-h-11 cursor-pointer list-none gap-3 rounded-control py-2.5 hover:text-accent [&::-webkit-details-marker]:hidden">
        {line}
        <span className="flex shrink-0 items-center gap-1 self-start font-medium text-accent">
          {t('hotelCard.config.change')}
          <Icon name="chevronDown" size={16} className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
