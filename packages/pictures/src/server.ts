export { type CleanPhoto, cleanPhoto, type PhotoRefusal } from './scaler/clean-photo.ts'
export { offeredFormat } from './scaler/offered-format.ts'
export { openPictures } from './scaler/open-pictures.ts'
export { loadPictureSources, type PictureSource } from './scaler/picture-source.ts'
export type {
  Picture,
  PictureFormat,
  PictureRefusal,
  Pictures,
  PicturesOptions,
  PosterRequest,
  ScaleRequest,
} from './scaler/pictures.ts'
