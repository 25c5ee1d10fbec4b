import type { Picture } from '@wojaz/content'
import { imageQuality, pictureSrcSet, scaledUrl } from '@wojaz/pictures'

/** Resolves when the picture is loaded. The popup then shows the same file. */
export async function loadPicture({ src }: Picture, sizes: string): Promise<void> {
  const image = new Image()
  image.sizes = sizes
  image.srcset = pictureSrcSet(src, { sizes, quality: imageQuality })
  image.src = scaledUrl(src, { width: 828 })
  await image.decode()
}
