import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-shapes.tsx'
import { besideBox } from './beside-box.ts'

interface ChoicePanelProps {
  icon: IconName
  /** The name of the field: 'Lotnisko'. */
  name: string
  /** The current choice. */
  title: string
  detail?: ReactNode
  /** On a wide screen it is at the end of another line, without its icon. */
  isBeside?: boolean
  /** Undefined: there is nothing to choose, and the line does not open. */
  children?: ReactNode
}

/**
 * One line of the chosen trip that opens to be changed. The browser closes the others without scripts. On a wide screen it opens
 * beside the box, so that the price and the button do not move.
 */
export function ChoicePanel({ icon, name, title, detail, isBeside, children }: ChoicePanelProps) {
  const { t } = useTranslation()
  const line = (
    <>
      <Icon name={icon} className={`mt-0.5 text-accent ${isBeside ? 'lg:hidden' : ''}`} />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{name}: </span>
        <span className="block font-medium lg:inline">{title}</span>{' '}
        {detail ? (
          <span className="block text-ink-soft lg:inline-block lg:whitespace-nowrap">{detail}</span>
        ) : null}
      </span>
    </>
  )
  if (!children) return <div className="flex gap-3 py-2.5 text-small lg:py-1">{line}</div>
  return (
    <details name="hotel-card-choice" className="group text-small">
      <summary className="flex min-h-11 cursor-pointer list-none gap-3 rounded-control py-2.5 hover:text-accent group-open:text-accent lg:min-h-0 lg:py-1 [&::-webkit-details-marker]:hidden">
        {line}
        <span className="flex shrink-0 items-center gap-1 self-start font-medium text-accent lg:self-center">
          <span className="lg:sr-only">{t('hotelCard.config.change')}</span>
          <Icon
            name="chevronDown"
            size={16}
            className="transition-transform group-open:rotate-180 lg:rotate-90"
          />
        </span>
      </summary>
      <div className={`pb-3 ${besideBox}`}>{children}</div>
    </details>
  )
}
