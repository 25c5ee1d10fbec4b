import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(m?js|css|json|svg)$/

/** Compresses once per build at the highest level, so that serving a file needs no compression. */
export async function compressFiles(folder: string) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!text.test(name)) continue
    const file = join(folder, name)
    const content = await readFile(file)
    await writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(content, { params: brotliParams(content.length) }),
    )
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

function brotliParams(size: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
}
