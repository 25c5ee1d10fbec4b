import { useTranslation } from '../i18n/use-translation.ts'

interface SkipLinkProps {
  target: string
  /** Key of the dictionary. */
  label?: string
}

/** The first Tab stop of every page. Also used before content with many Tab stops. */
export function SkipLink({ target, label = 'skipLink.toContent' }: SkipLinkProps) {
  const { t } = useTranslation()
  const isFirst = label === 'skipLink.toContent'
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // Not by the URL: its hash determines which view of the page is open.
        event.preventDefault()
        const place = document.getElementById(target)
        place?.focus({ preventScroll: true })
        place?.scrollIntoView({ block: 'start' })
      }}
      className={`no-print absolute left-4 z-50 bg-ink px-5 py-3 text-small font-bold text-on-sea ${isFirst ? 'top-0 -translate-y-[120%] rounded-b-control focus:translate-y-0' : 'sr-only rounded-control focus:not-sr-only focus:absolute'}`}
    >
      {t(label)}
    </a>
  )
}
