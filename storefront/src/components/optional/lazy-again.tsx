import { lazy, type ComponentType } from "react"

/** Components whose code failed to load. */
const failed = new Set<() => void>()

/** Retries failed components at their next render. Call it after the failure was caught. */
export function renewFailed(): void {
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
