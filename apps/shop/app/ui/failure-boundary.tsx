import { Component, type ReactNode, Suspense } from 'react'

interface FailureBoundaryProps {
  onFailure: (error: unknown) => void
  /** Shown while the code of the children is loading. */
  waiting?: ReactNode
  children: ReactNode
}

/**
 * If the children fail, renders nothing and keeps the rest of the page. In the browser an error boundary does that. On the server
 * React has none, but it leaves a failed Suspense boundary out of the HTML, and the browser tries again.
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

  /** Tries again with other children. */
  override componentDidUpdate({ children }: FailureBoundaryProps, before: { failed: boolean }) {
    if (before.failed && this.state.failed && children !== this.props.children)
      this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
