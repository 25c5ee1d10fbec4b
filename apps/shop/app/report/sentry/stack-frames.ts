export interface StackFrame {
  filename: string
  function: string
  lineno?: number
  colno?: number
  in_app: boolean
}

const mostFrames = 50

/** Chrome, Edge and Node: `    at render (https://…/app.js:1:2)`. */
const chrome = /^\s*at (?:async )?(?:(.+?) \()?((?:[\w-]+:\/\/|node:|\/|<).*?)(?::(\d+))?(?::(\d+))?\)?$/
/** Firefox and Safari: `render@https://…/app.js:1:2`. */
const firefox = /^(.*?)@((?:[\w-]+:\/\/|\/|\[native).*?)(?::(\d+))?(?::(\d+))?$/

/** The frames of a stack as error services want them: the oldest call first, the fifty nearest to the failure. */
export function stackFrames(stack: string | undefined): StackFrame[] {
  return (stack ?? '')
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, mostFrames)
    .reverse()
}

function frameOf(line: string): StackFrame | null {
  const [, name, filename, lineno, colno] = chrome.exec(line) ?? firefox.exec(line) ?? []
  if (!filename) return null
  return {
    filename: filename.replace(/[?#].*$/, ''),
    function: name?.trim() || '?',
    ...(lineno && { lineno: Number(lineno) }),
    ...(colno && { colno: Number(colno) }),
    in_app: !/node_modules|^node:|^\[native|^<anonymous>/.test(filename),
  }
}
