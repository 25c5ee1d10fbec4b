import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { momentWords } from '../account/account.ts'
import type { FileView, MessageView } from './mailbox-view.ts'

const places = {
  me: 'ml-auto bg-sea text-on-sea rounded-br-small on-sea',
  companion: 'ml-auto bg-paper-sunk rounded-br-small',
  staff: 'mr-auto border border-line bg-paper-raised rounded-bl-small',
} as const

/** One message: a bubble for a person, or the full width for an email of the shop. */
export function MessageItem({ message, isRead }: { message: MessageView; isRead: boolean }) {
  const { t } = useTranslation()
  if (message.by === 'machine') return <EmailItem message={message} />
  const { by, name, text, at, files } = message
  const who = by === 'staff' && name ? t('mailbox.by.staffNamed', { name }) : t(`mailbox.by.${by}`)
  return (
    <li className="grid">
      <article className={`max-w-[min(85%,38rem)] rounded-card px-4 py-3 ${places[by]}`}>
        <p className={`text-fine ${by === 'me' ? 'text-on-sea-soft' : 'text-ink-soft'}`}>
          <span className="font-bold">{who}</span> · <time dateTime={at}>{momentWords(at)}</time>
        </p>
        {text ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p> : null}
        <FileList files={files} />
      </article>
      {isRead ? (
        <p className="ml-auto mt-1 flex items-center gap-1 text-fine text-ink-soft">
          <Icon name="check" size={16} />
          {t('mailbox.read')}
        </p>
      ) : null}
    </li>
  )
}

/** Emails are folded because they are long. */
function EmailItem({ message: { subject, text, at, files } }: { message: MessageView }) {
  const { t } = useTranslation()
  return (
    <li>
      <article className="rounded-card border border-line bg-paper px-4 py-3">
        <p className="text-fine text-ink-soft">
          <span className="font-bold">{t('mailbox.by.machine')}</span> ·{' '}
          <time dateTime={at}>{momentWords(at)}</time>
        </p>
        <details className="group mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-bold wrap-anywhere">
            <Icon name="mail" className="shrink-0 text-accent" />
            <span className="min-w-0 flex-1">{subject}</span>
            <Icon name="chevronDown" className="shrink-0 group-open:rotate-180" />
          </summary>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </details>
        <FileList files={files} />
      </article>
    </li>
  )
}

function FileList({ files }: { files: readonly FileView[] }) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <ul aria-label={t('mailbox.files')} className="mt-2 grid gap-1">
      {files.map(({ id, name, kind, bytes, url, smallUrl }) => (
        <li key={id}>
          <a
            href={url}
            className="inline-flex min-h-11 flex-wrap items-center gap-x-2 underline underline-offset-4"
          >
            {smallUrl ? (
              <img
                src={smallUrl}
                alt=""
                loading="lazy"
                className="mt-1 max-h-48 max-w-full basis-full rounded-small object-contain object-left"
              />
            ) : null}
            <Icon name={kind === 'picture' ? 'picture' : 'external'} size={16} />
            <span className="wrap-anywhere">{name}</span>
            <span className="text-fine">{sizeWords(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function sizeWords(bytes: number): string {
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`
}
