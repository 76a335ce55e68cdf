import { Component, type ReactNode, lazy, type ComponentType } from "react"

type BoundaryProps = {
  /** Another value renders the children again, unless they are not wanted. */
  wanted?: string | number | boolean | undefined
  onFailed?: () => void
  /** Default: nothing. */
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

const failed = new Set<() => void>()

/** Call it after the failure was caught. */
function renewFailed(): void {
  for (const renew of failed) renew()
  failed.clear()
}

/** Like React's lazy, but retries after a failed load. */
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
