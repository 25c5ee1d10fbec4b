interface FileListProps {
  files: readonly { href: string; words: string; kind: string }[]
}

/** Files to take along. */
export function FileList({ files }: FileListProps) {
  return (
    <ul className="divide-y divide-line">
      {files.map(({ href, words, kind }) => (
        <li key={href}>
          <a
            href={href}
            download
            rel="nofollow"
            className="flex min-h-14 items-center justify-between gap-4 font-bold text-accent underline decoration-1 underline-offset-4"
          >
            {words}
            <span aria-hidden="true" className="text-small font-normal text-ink-soft uppercase no-underline">
              {kind}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
