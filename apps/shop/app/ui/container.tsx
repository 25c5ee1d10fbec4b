import type { ReactNode } from 'react'

interface ContainerProps {
  children: ReactNode
  className?: string
  /** `narrow` for one thing to read or to fill in: 900 px at most. */
  measure?: 'whole' | 'narrow'
}

/** The page's measure: 1200 px at most, with room to breathe on a phone. */
export function Container({ children, className, measure = 'whole' }: ContainerProps) {
  const width = measure === 'narrow' ? 'max-w-[56rem]' : 'max-w-content'
  return <div className={`mx-auto w-full ${width} px-4 sm:px-6 lg:px-8 ${className ?? ''}`}>{children}</div>
}
