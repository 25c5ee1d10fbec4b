/**
 * Returns `after`, but reuses the objects of `before` that are equal. Components that get the same object again need not render
 * again. Items with a code are matched by code, because in a narrower list they have another position.
 */
export function keepSame<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) {
    const places = new Map(before.map((item, at) => [codeOf(item) ?? at, at]))
    const kept = after.map((item, at) => keepSame(before[places.get(codeOf(item) ?? at) ?? at], item))
    const isSame = before.length === kept.length && kept.every((item, at) => Object.is(item, before[at]))
    return (isSame ? before : kept) as Value
  }
  if (!isPlain(before) || !isPlain(after)) return after
  const names = Object.keys(after)
  const kept = Object.fromEntries(names.map((name) => [name, keepSame(before[name], after[name])]))
  const isSame =
    names.length === Object.keys(before).length && names.every((name) => Object.is(kept[name], before[name]))
  return (isSame ? before : kept) as Value
}

function codeOf(item: unknown): string | undefined {
  return isPlain(item) && typeof item.code === 'string' ? item.code : undefined
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
