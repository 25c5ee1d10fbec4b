import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/** @param {...string} parts */
export const inProject = (...parts) => path.join(root, ...parts)

/** The path from the project's root. Files elsewhere keep theirs. @param {string} file */
export const fileInProject = (file) => (file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file)
