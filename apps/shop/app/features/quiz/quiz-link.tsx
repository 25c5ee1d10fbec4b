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

/** A link to another step of the quiz. The page does not scroll, and the next heading gets the focus. */
export function QuizLink({ url, className, children }: QuizLinkProps) {
  return (
    <Link to={localisedPath(useLocale(), url)} rel="nofollow" preventScrollReset className={className}>
      {children}
    </Link>
  )
}
