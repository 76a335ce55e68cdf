import type { ReactNode } from "react"

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <legend className="pr-3 font-serif text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
