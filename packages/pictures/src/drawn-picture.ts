/** A picture source draws what is below `/file/scenes/`; below `/file/default/` are replacements for missing pictures. */
const drawing = /^\/(?:file|scale)\/(?:scenes|default)\/[a-z0-9][a-z0-9.-]{0,99}\.jpg$/

export function isDrawing(path: string): boolean {
  return drawing.test(path)
}

/** An address below `/file/` that pages may show: an upload of an editor or a drawing. */
export function isOwnPicture(path: string): boolean {
  return path.startsWith('/file/media/') || isDrawing(path)
}

/** The address of a replacement. The name says for what, so that a picture source can draw it: `hotel`, `upsell-seats`. */
export function defaultPicture(name: string): string {
  return `/file/default/${name}.jpg`
}
