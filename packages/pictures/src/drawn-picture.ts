/** Below `/file/scenes/` lies what a picture source draws, below `/file/default/` what stands in for a picture that nobody has delivered. */
const drawing = /^\/(?:file|scale)\/(?:scenes|default)\/[a-z0-9][a-z0-9.-]{0,99}\.jpg$/

export function isDrawing(path: string): boolean {
  return drawing.test(path)
}

/** An address below `/file/` that pages may show: an upload of an editor or a drawing. */
export function isOwnPicture(path: string): boolean {
  return path.startsWith('/file/media/') || isDrawing(path)
}

/** For want of a better one. The name says what for, so that a picture source can draw it: `hotel`, `upsell-seats`. */
export function defaultPicture(name: string): string {
  return `/file/default/${name}.jpg`
}
