import type { ReactNode } from "react"
import { useAboveCookieQuestion } from "../../../../components/above-cookie-question"

export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      style={useAboveCookieQuestion()}
      className="sticky z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-card px-4 py-3 shadow-float short:static lg:mx-0 lg:rounded-card lg:border"
    >
      {children}
    </section>
  )
}
