import type { UploadKind } from './upload.ts'

const endings: Readonly<Record<UploadKind, string>> = { picture: '.jpg', pdf: '.pdf' }
const longest = 100

/**
 * The sender's file name without folders, without invisible characters or ones that change the writing direction (such a name may
 * read as `exe.jpg` without being one), without characters that are special in file systems or headers, and with the ending of
 * its real kind.
 */
export function cleanName(sent: string, kind: UploadKind): string {
  const name = sent
    .normalize('NFC')
    // Control, format (bidi, zero width), surrogate and private-use characters, line and paragraph separators.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/["'<>:|?*;%&`$]/g, ' ')
    .replace(/\.(jpe?g|png|webp|pdf)\s*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const stem = [...(name ?? '')].slice(0, longest).join('').trim()
  return `${stem || 'plik'}${endings[kind]}`
}
