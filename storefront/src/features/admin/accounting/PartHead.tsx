import type { ReactNode } from "react"

type PartHeadProps = { title: string; text: string; children?: ReactNode }

export function PartHead({ title, text, children }: PartHeadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-[1_1_20rem] flex-col gap-1">
        <h2 className="text-xl">{title}</h2>
        <p className="text-bark">{text}</p>
      </div>
      {children}
    </header>
  )
}
