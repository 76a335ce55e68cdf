import type { ReactNode } from "react"

/** Shows a line of product information. */
export function Told({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="contents">
      <dt className="border-line pt-2.5 text-sm text-bark sm:border-b sm:pr-6 sm:pb-2.5">{name}</dt>
      <dd className="min-w-0 border-b border-line pt-0.5 pb-2.5 wrap-anywhere whitespace-pre-line sm:pt-2.5">
        {children}
      </dd>
    </div>
  )
}
