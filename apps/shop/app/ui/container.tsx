import type { ReactNode } from 'react'

interface ContainerProps {
  children: ReactNode
  className?: string
  /** `narrow` for a text or a form: at most 900 px. */
  measure?: 'whole' | 'narrow'
}

/** The width of the page: at most 1200 px, with margins on a phone. */
export function Container({ children, className, measure = 'whole' }: ContainerProps) {
  const width = measure === 'narrow' ? 'max-w-[56rem]' : 'max-w-content'
  return <div className={`mx-auto w-full ${width} px-4 sm:px-6 lg:px-8 ${className ?? ''}`}>{children}</div>
}
