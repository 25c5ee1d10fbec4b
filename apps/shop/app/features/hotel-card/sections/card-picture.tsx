import { Image } from '../../../ui/image.tsx'

interface CardPictureProps {
  src: string
  /** How wide it is drawn, as the browser must know before it asks for it. */
  sizes: string
  className?: string
}

/** A picture that goes with words: the words say what is on it. */
export function CardPicture({ src, sizes, className = '' }: CardPictureProps) {
  return (
    <Image
      src={src}
      alt=""
      width={1200}
      height={800}
      sizes={sizes}
      ratio={1.5}
      className={`aspect-[3/2] w-full rounded-control bg-paper-sunk object-cover ${className}`}
    />
  )
}
