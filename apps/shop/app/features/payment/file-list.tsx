import { useTranslation } from '../../i18n/use-translation.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { downloadAddress } from './payment-address.ts'

interface FileListProps {
  files: readonly { href: string; words: string; kind: string }[]
}

/** Files to open or to download. A calendar file can only be downloaded, because browsers do not display it. */
export function FileList({ files }: FileListProps) {
  const { t } = useTranslation()
  return (
    <ul className="divide-y divide-line">
      {files.map(({ href, words, kind }) => (
        <li key={href} className="flex min-h-14 flex-wrap items-center justify-between gap-x-5">
          {kind === 'ics' ? (
            <FileLink href={href} isKept>
              {words}
            </FileLink>
          ) : (
            <>
              <FileLink href={href}>{words}</FileLink>
              <a
                href={downloadAddress(href)}
                download
                rel="nofollow"
                className="no-print inline-flex min-h-11 items-center text-small underline decoration-1 underline-offset-4"
              >
                {t('payment.file.keep')}
                <VisuallyHidden>{` ${words}`}</VisuallyHidden>
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A file, not a page: the browser loads it without the router. */
function FileLink({ href, isKept, children }: { href: string; isKept?: boolean; children: string }) {
  return (
    <a
      href={href}
      download={isKept || undefined}
      rel="nofollow"
      className="inline-flex min-h-11 min-w-0 items-center font-bold text-accent wrap-anywhere underline decoration-1 underline-offset-4"
    >
      {children}
    </a>
  )
}
