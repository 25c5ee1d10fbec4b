/** Browser extensions and third-party scripts: we cannot fix their errors. */
const foreignScripts =
  /^(chrome|moz|safari|safari-web|ms-browser)-extension:|^extensions?::|googletagmanager|google-analytics|\/gtm\.js|\/gtag\/|chat-?widget|livechat|tawk\.to|intercom|zendesk|zopim/i

/** Known errors that nobody can fix: lost connections, browser warnings, injected code. */
const noise = [
  /ResizeObserver loop/,
  /^(?:\w*Error: )?Script error\.?$/,
  /Failed to fetch|NetworkError|Load failed|AbortError|The operation was aborted|cancelled$/,
  /Non-Error promise rejection captured/,
  /Importing a module script failed|error loading dynamically imported module|dynamically imported module/i,
  /zaloJSV2|instantSearchSDKJSBridge|_AutofillCallbackHandler/,
]

export function isNoise(message: string): boolean {
  return foreignScripts.test(message) || noise.some((pattern) => pattern.test(message))
}

export function isForeignScript(filename: string): boolean {
  return foreignScripts.test(filename)
}

/** Redirects and "not found" responses are thrown too, but they are no errors. */
export function isAnswer(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false
  const { name, status } = thrown as { name?: unknown; status?: unknown }
  if (name === 'ApiRedirect' || name === 'RedirectError') return true
  return typeof status === 'number' && ((status >= 300 && status < 400) || status === 404)
}
