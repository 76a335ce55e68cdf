import { useId, type ReactNode } from "react"

type PanelProps = { title: string; action?: ReactNode; children: ReactNode }

/** One part of the account, under its heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}
