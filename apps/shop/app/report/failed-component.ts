/**
 * Which component of a page failed, from React's component stack (innermost first): React has no error boundaries on the server.
 * The component is directly inside the registry's `Block`.
 */
export function failedComponent(componentStack: string | null | undefined): string {
  const names = [...(componentStack ?? '').matchAll(/^\s*at ([A-Za-z]+)/gm)].map(([, name = '']) => name)
  const block = names.indexOf('Block')
  const name = (block > 0 ? names[block - 1] : names[0]) ?? 'page'
  return name.charAt(0).toLowerCase() + name.slice(1)
}
