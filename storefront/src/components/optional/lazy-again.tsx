import { lazy, type ComponentType } from "react"

/** Those whose code did not come. */
const failed = new Set<() => void>()

/** Has what failed asked for anew when it is next drawn: only once its failure was caught, else it would never be. */
export function renewFailed(): void {
  for (const renew of failed) renew()
  failed.clear()
}

/** As React's lazy, which remembers for good that its code did not come; this is tried again once it is wanted again. */
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
