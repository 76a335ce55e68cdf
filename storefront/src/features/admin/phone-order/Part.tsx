import { useId, type ReactNode } from "react"
import { Heading } from "../../../components/Heading"

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <Heading id={id} className="text-lg">
        {title}
      </Heading>
      {children}
    </section>
  )
}
