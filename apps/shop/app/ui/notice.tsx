import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'

type NoticeTone = 'info' | 'success' | 'warning' | 'error'

interface NoticeProps {
  tone?: NoticeTone
  title?: string
  children: ReactNode
}

const tones: Record<NoticeTone, { icon: IconName; look: string; mark: string }> = {
  info: { icon: 'info', look: 'bg-paper-sunk', mark: 'text-ink' },
  success: { icon: 'check', look: 'bg-success-wash', mark: 'text-success' },
  warning: { icon: 'alert', look: 'bg-warning-wash', mark: 'text-warning' },
  error: { icon: 'alert', look: 'bg-danger-wash', mark: 'text-danger' },
}

/** An error interrupts a screen reader; other notices are polite. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const { icon, look, mark } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex gap-3.5 rounded-control px-5 py-4 ${look}`}
    >
      <Icon name={icon} className={`mt-1 ${mark}`} />
      <div className="min-w-0">
        {title ? <p className={`font-bold ${mark}`}>{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  )
}
