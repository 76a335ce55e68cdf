import { Suspense, useEffect, useRef, useState, type ReactNode } from "react"
import { Boundary } from "../../../components/optional"

/** Distance in pixels from the visible area at which the section loads its content. */
const NEAR = "600px 0px"

type NearViewProps = { id: string; children: ReactNode }

/**
 * Section whose content loads when it comes near the visible area. The content must have a heading with the id
 * `${id}-title`.
 */
export function NearView({ id, children }: NearViewProps) {
  const section = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = section.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <section
      id={id}
      ref={section}
      aria-labelledby={isNear ? `${id}-title` : undefined}
      className="mt-10 scroll-mt-16 min-h-56 border-t border-line pt-8 [@media(scripting:none)]:hidden"
    >
      {isNear && (
        <Boundary>
          <Suspense>{children}</Suspense>
        </Boundary>
      )}
    </section>
  )
}
