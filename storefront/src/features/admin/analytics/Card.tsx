import { useId, type ReactNode } from "react"

type CardProps = {
  title: string
  /** One below the heading that the card stands under. */
  heading?: "h2" | "h3"
  action?: ReactNode
  children: ReactNode
}

/** One thing to know, under its heading. */
export function Card({ title, heading: Heading = "h3", action, children }: CardProps) {
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
