const longest = 100_000
const cue = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} --> (?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/m

/** True for a WebVTT text with at least one cue. */
export function isCaptions(text: string): boolean {
  return text.length <= longest && /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text) && cue.test(text)
}
