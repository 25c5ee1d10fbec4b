import type { UploadKind } from './upload.ts'

const endings: Readonly<Record<UploadKind, string>> = { picture: '.jpg', pdf: '.pdf' }
const longest = 100

/**
 * What a sender called a file: no folders, no signs that are not seen or turn the writing round (a name that reads as `exe.jpg` and is none),
 * none that a file system or a header minds, and the ending of what it is.
 */
export function cleanName(sent: string, kind: UploadKind): string {
  const name = sent
    .normalize('NFC')
    // No letter, mark, digit, sign or plain space: control, format (bidi, zero width), surrogates, private use.
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
