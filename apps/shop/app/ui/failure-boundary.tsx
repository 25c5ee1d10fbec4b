import { Component, type ReactNode, Suspense } from 'react'

interface FailureBoundaryProps {
  onFailure: (error: unknown) => void
  /** While what is inside waits for its code. */
  waiting?: ReactNode
  children: ReactNode
}

/**
 * What fails inside renders nothing, and the rest of the page stays. In the browser an error boundary does that. On the
 * server React knows none, but it leaves a failed Suspense boundary out of the HTML and lets the browser try again.
 */
export function FailureBoundary({ onFailure, waiting = null, children }: FailureBoundaryProps) {
  return (
    <ErrorBoundary onFailure={onFailure}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

class ErrorBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  /** What could not be drawn once may be drawn from something else. */
  override componentDidUpdate({ children }: FailureBoundaryProps, before: { failed: boolean }) {
    if (before.failed && this.state.failed && children !== this.props.children)
      this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
