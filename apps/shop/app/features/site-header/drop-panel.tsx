import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface DropPanelProps {
  /** Of the panel, unique on the page. */
  id: string
  label: ReactNode
  /** For screen readers, if the visible label is too short. */
  ariaLabel?: string
  isOpen: boolean
  onPress: () => void
  align?: 'start' | 'end'
  buttonClassName: string
  children: ReactNode
}

/** A button and the panel below it. Without scripts the panel opens on hover and focus. */
export function DropPanel({
  id,
  label,
  ariaLabel,
  isOpen,
  onPress,
  align = 'start',
  buttonClassName,
  children,
}: DropPanelProps) {
  return (
    <div className="drop-panel relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={ariaLabel}
        onClick={onPress}
        className={`flex cursor-pointer items-center gap-1 ${buttonClassName}`}
      >
        {label}
        <Icon
          name="chevronDown"
          size={16}
          className={`text-ink-soft transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        className={`absolute top-full z-30 mt-1 min-w-60 rounded-control border border-line bg-paper-raised p-2 shadow-floating ${align === 'end' ? 'right-0' : 'left-0'} ${isOpen ? 'animate-rise' : 'hidden'}`}
      >
        {children}
      </div>
    </div>
  )
}
