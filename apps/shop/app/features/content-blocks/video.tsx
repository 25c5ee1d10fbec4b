import { scaledUrl } from '@wojaz/pictures'
import { useTranslation } from '../../i18n/use-translation.ts'
import { EditorHtml } from '../../ui/editor-html.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from './block.ts'

/** The native player. The film is not loaded before the guest presses play. */
export function Video({ component }: BlockProps<'video'>) {
  const { t } = useTranslation()
  const { heading, description, src, contentType, poster, captions, transcriptHtml } = component
  return (
    <Section heading={heading}>
      <figure className="max-w-reading">
        {/* biome-ignore lint/a11y/useMediaCaption: a film without speech has none; its words stand below */}
        <video
          controls
          playsInline
          preload="none"
          poster={scaledUrl(poster.src, { width: 828 })}
          aria-label={description}
          className="aspect-video w-full rounded-card bg-sea object-cover"
        >
          <source src={src} type={contentType} />
          {captions.map((track) => (
            <track key={track.locale} kind="captions" src={track.src} srcLang={track.locale} default />
          ))}
        </video>
        <figcaption className="mt-2 text-small text-ink-soft">{description}</figcaption>
      </figure>
      {transcriptHtml ? (
        <details className="mt-3 max-w-reading">
          <summary className="min-h-11 cursor-pointer py-2 font-bold text-accent">
            {t('blocks.video.transcript')}
          </summary>
          <EditorHtml html={transcriptHtml} className="prose" />
        </details>
      ) : null}
    </Section>
  )
}
