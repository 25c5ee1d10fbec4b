import { type Focal, imageQuality, pictureSrcSet, scaledUrl } from '@wojaz/pictures'

interface ImageProps {
  /** An original under `/file/…`. The server sends AVIF or WebP if the browser accepts it. */
  src: string
  alt: string
  /** The size of the original, which reserves the space until the picture is loaded. */
  width: number
  height: number
  /** The width at which the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Width divided by height of the crop; without it the picture keeps its own proportions. */
  ratio?: number
  /** Another crop, on screens that match this media query. */
  other?: { media: string; ratio: number }
  /** The point that stays visible in a crop, in percent from the left and from the top. */
  focal?: Focal
  /** For the one picture above the fold: it is loaded first. */
  priority?: boolean
  className?: string
  onError?: () => void
}

/** Loading is native: it needs no script and adapts to the connection. */
export function Image({
  src,
  alt,
  width,
  height,
  sizes,
  ratio,
  other,
  focal,
  priority = false,
  className,
  onError,
}: ImageProps) {
  const shownHeight = ratio === undefined ? height : Math.round(width / ratio)
  const fallback = { width: 828, height: ratio === undefined ? undefined : Math.round(828 / ratio), focal }
  const image = (
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
      // A picture without `ratio` is not cropped by the server but by CSS.
      style={focal && ratio === undefined ? { objectPosition: `${focal.x}% ${focal.y}%` } : undefined}
      onError={onError}
    />
  )
  const otherSet = other && pictureSrcSet(src, { sizes, ratio: other.ratio, quality: imageQuality, focal })
  if (!otherSet) return image
  return (
    <picture className="contents">
      <source
        media={other.media}
        sizes={sizes}
        srcSet={otherSet}
        width={width}
        height={Math.round(width / other.ratio)}
      />
      {image}
    </picture>
  )
}
