/** Checks that a response has the fields the page relies on. */
export type Shape<Value> = (value: unknown) => value is Value

export const isText: Shape<string> = (value) => typeof value === 'string'

export const isNumber: Shape<number> = (value): value is number => Number.isFinite(value)

export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean'

export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value): value is Value | null => value === null || shape(value)
}

export function listOf<Value>(one: Shape<Value>): Shape<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(one)
}

/** An object with at least these fields. Fields that are only displayed need no check. */
export function having<Value extends object>(
  fields: {
    [Name in keyof Value]?: Shape<Value[Name]>
  },
): Shape<Value> {
  const checks = Object.entries(fields) as [keyof Value, Shape<unknown>][]
  return (value): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([name, fits]) => fits((value as Value)[name]))
}
