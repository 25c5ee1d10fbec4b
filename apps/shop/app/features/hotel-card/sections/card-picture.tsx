import { Image } from '../../../ui/image.tsx'

interface CardPictureProps {
  src: string
  /** The `sizes` attribute: the browser needs the width before it loads the picture. */
  sizes: string
  className?: string
}

/** A decorative picture: the text beside it says the same. */
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
