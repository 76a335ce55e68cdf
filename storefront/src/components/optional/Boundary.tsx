import { Component, type ReactNode } from "react"
import { renewFailed } from "./lazy-again"

type BoundaryProps = {
  /** Another value renders the children again, unless they are not wanted. */
  wanted?: string | number | boolean | undefined
  onFailed?: () => void
  /** Replacement after a failure, by default nothing. */
  fallback?: ReactNode
  children: ReactNode
}

/** Catches failures of a part, for example missing code. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    renewFailed()
    this.props.onFailed?.()
  }

  override componentDidUpdate({ wanted: before }: BoundaryProps) {
    const { wanted } = this.props
    if (this.state.failed && wanted && wanted !== before) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
