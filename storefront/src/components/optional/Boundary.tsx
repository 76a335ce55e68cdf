import { Component, type ReactNode } from "react"
import { renewFailed } from "./lazy-again"

type BoundaryProps = {
  /** Another value gives the children a new try, unless it says that they are not wanted. */
  wanted?: string | number | boolean | undefined
  onFailed?: () => void
  /** Stands in for what failed; nothing, where the rest can do without. */
  fallback?: ReactNode
  children: ReactNode
}

/** Keeps a failure, as of code that does not come, to the part it is in: what is around still works. */
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
