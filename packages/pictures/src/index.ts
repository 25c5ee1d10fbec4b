export {
  defaultQuality,
  imageQuality,
  maxPictureHeight,
  offeredWidths,
  pictureWidths,
} from './picture-sizes.ts'
export type { Focal, ScaledSize, SrcSetOptions } from './picture-url.ts'
export { pictureSrcSet, scaledUrl } from './picture-url.ts'
export type { Scene, SceneKind, SceneLight, SceneStyle } from './scene.ts'
export { parseScene, sceneKinds, sceneLights, sceneStyles, sceneUrl } from './scene.ts'
