export { defaultPicture, isDrawing, isOwnPicture } from './drawn-picture.ts'
export {
  defaultQuality,
  imageQuality,
  offeredWidths,
  pictureRatios,
  pictureWidths,
} from './picture-sizes.ts'
export type { Focal, ScaledSize, SrcSetOptions } from './picture-url.ts'
export { pictureSrcSet, scaledUrl } from './picture-url.ts'
