/** @type {Promise<unknown> | undefined} */
let reading

/** The workspaces are TypeScript; once installed, tsx loads them directly. */
export function readTypeScript() {
  reading ??= import('tsx/esm/api').then(({ register }) => register())
  return reading
}
