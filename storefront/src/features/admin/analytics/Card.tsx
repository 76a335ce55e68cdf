import { useId, type ReactNode } from "react"
import { Heading } from "../../../components/Heading"

type CardProps = { title: string; action?: ReactNode; children: ReactNode }

export function Card({ title, action, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <Heading id={id} className="text-lg">
          {title}
        </Heading>
        {action}
      </header>
      {children}
    </section>
  )
}
