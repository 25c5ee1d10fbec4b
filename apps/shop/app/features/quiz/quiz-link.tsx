import { localisedPath } from '@wojaz/travel/locale'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { Link } from '../../ui/link.tsx'

interface QuizLinkProps {
  /** Without a language prefix. */
  url: string
  className?: string
  children: ReactNode
}

/** From one step of the quiz to another: the page stays where it is, and the next heading takes the focus. */
export function QuizLink({ url, className, children }: QuizLinkProps) {
  return (
    <Link to={localisedPath(useLocale(), url)} rel="nofollow" preventScrollReset className={className}>
      {children}
    </Link>
  )
}
