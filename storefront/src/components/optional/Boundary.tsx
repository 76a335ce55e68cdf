import { Component, type ReactNode, lazy, type ComponentType } from "react"

type BoundaryProps = {
  /** When this value changes and is truthy, a failed part is rendered again. */
  resetKey?: string | number | boolean | undefined
  onFailed?: () => void
  fallback?: ReactNode
  children: ReactNode
}

/** Hides a part that fails, for example because its code is missing. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    renewFailed()
    this.props.onFailed?.()
  }

  override componentDidUpdate({ resetKey: before }: BoundaryProps) {
    const { resetKey: wanted } = this.props
    if (this.state.failed && wanted && wanted !== before) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

const failed = new Set<() => void>()

/** Makes failed parts load again at the next rendering. Call it after a boundary has caught the failure. */
function renewFailed(): void {
  for (const renew of failed) renew()
  failed.clear()
}

/** Returns a lazy component like React's, but retries after a failed load. */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(() => (part = begin() as unknown as ComponentType<Props>))
        throw error
      }
    })
  let part = begin() as unknown as ComponentType<Props>
  return function Again(props: Props) {
    const Part = part
    return <Part {...props} />
  }
}
