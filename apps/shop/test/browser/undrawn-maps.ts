import { beforeEach, vi } from 'vitest'

// Maps do everything but draw: without a graphics card that takes seconds each, and keeps other pages from their frames.
beforeEach(() => {
  const { getContext } = HTMLCanvasElement.prototype
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    return kind.startsWith('webgl') ? idleContext(this) : Reflect.apply(getContext, this, [kind, ...rest])
  } as typeof getContext)
})

/** A WebGL context that accepts everything. */
function idleContext(canvas: HTMLCanvasElement): object {
  const answers: Record<string, unknown> = {
    canvas,
    drawingBufferWidth: canvas.width,
    drawingBufferHeight: canvas.height,
    isContextLost: () => false,
    getContextAttributes: () => ({}),
    getExtension: () => null,
    getParameter: () => 4096,
    getShaderParameter: () => true,
    getProgramParameter: () => true,
    getAttribLocation: () => 0,
    getError: () => 0,
    checkFramebufferStatus: () => WebGL2RenderingContext.FRAMEBUFFER_COMPLETE,
  }
  return new Proxy(answers, {
    get: (_, name: string) =>
      answers[name] ?? (/^[A-Z]/.test(String(name)) ? Reflect.get(WebGL2RenderingContext, name) : () => ({})),
  })
}
