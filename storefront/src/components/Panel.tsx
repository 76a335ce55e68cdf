import { useId, type ReactNode } from "react"
import { Heading, UnderHeading } from "./Heading"

type PanelProps = { title: string; action?: ReactNode; children: ReactNode }

export function Panel({ title, action, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <Heading id={id} className="text-lg [h2&]:text-xl">
          {title}
        </Heading>
        {action}
      </header>
      <UnderHeading>{children}</UnderHeading>
    </section>
  )
}
