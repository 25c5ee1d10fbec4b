export { makeJpeg, makePdf, makePixelBomb, makeTextBomb } from '../test/make-files.ts'
