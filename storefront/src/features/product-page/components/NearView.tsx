import { Suspense, useEffect, useRef, useState, type ReactNode } from "react"
import { Boundary } from "../../../components/optional"

/** Distance from the window in pixels at which the part is loaded. */
const NEAR = "600px 0px"

type NearViewProps = { id: string; children: ReactNode }

/** Section that loads its children when it comes near the visible area. Their heading has the id `…-title`. */
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
