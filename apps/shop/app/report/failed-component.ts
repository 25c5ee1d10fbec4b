/**
 * Which part of a page broke, read off React's component stack (innermost first): on the server React has no error boundaries
 * that could tell. The stack passes the registry's `Block` on its way out; what stands just inside it is the component.
 */
export function failedComponent(componentStack: string | null | undefined): string {
  const names = [...(componentStack ?? '').matchAll(/^\s*at ([A-Za-z]+)/gm)].map(([, name = '']) => name)
  const block = names.indexOf('Block')
  const name = (block > 0 ? names[block - 1] : names[0]) ?? 'page'
  return name.charAt(0).toLowerCase() + name.slice(1)
}
