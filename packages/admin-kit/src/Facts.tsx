import type { ReactNode } from "react"

interface FactsProps {
  /** Pairs with an empty value are hidden. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="flex flex-col gap-2 px-6 py-4">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== "")
        .map(([label, value]) => (
          <div key={label} className="grid grid-cols-2 items-start gap-2">
            <dt className="txt-small-plus text-ui-fg-subtle">{label}</dt>
            <dd className="txt-small break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
