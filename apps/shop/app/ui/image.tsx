import { type Focal, imageQuality, pictureSrcSet, scaledUrl } from '@wojaz/pictures'

interface ImageProps {
  /** An original under `/file/…`; the server answers with AVIF or WebP where the browser takes it. */
  src: string
  alt: string
  /** Of the original: they keep the place free until the picture is there. */
  width: number
  height: number
  /** How wide the picture is shown, as in CSS. */
  sizes: string
  /** Width divided by height of the crop; without it the picture keeps its own proportions. */
  ratio?: number
  /** What must stay in sight when the picture is cropped, in percent from the left and from the top. */
  focal?: Focal
  /** For the one picture above the fold: fetched at once and before the others. */
  priority?: boolean
  className?: string
  onError?: () => void
}

/** Loading is the browser's own: it needs no script, and it knows how slow the connection is. */
export function Image({
  src,
  alt,
  width,
  height,
  sizes,
  ratio,
  focal,
  priority = false,
  className,
  onError,
}: ImageProps) {
  const shownHeight = ratio === undefined ? height : Math.round(width / ratio)
  const fallback = { width: 828, height: ratio === undefined ? undefined : Math.round(828 / ratio), focal }
  return (
    <img
      // The order matters: a browser that sees `src` before `sizes` may fetch the wrong file.
      sizes={sizes}
      srcSet={pictureSrcSet(src, { sizes, ratio, quality: imageQuality, focal }) || undefined}
      src={scaledUrl(src, fallback)}
      alt={alt}
      width={width}
      height={shownHeight}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      className={className}
      // A picture that comes whole is cut by the page itself.
      style={focal && ratio === undefined ? { objectPosition: `${focal.x}% ${focal.y}%` } : undefined}
      onError={onError}
    />
  )
}
