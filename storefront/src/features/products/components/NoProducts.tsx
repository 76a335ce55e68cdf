import { SearchX } from "lucide-react"
import type { ReactNode } from "react"

type NoProductsProps = { title: string; text: string; action: ReactNode }

/** Empty state with a reason and an action. */
export function NoProducts({ title, text, action }: NoProductsProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <SearchX aria-hidden className="size-10 text-bark" />
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-prose text-bark">{text}</p>
      {action}
    </div>
  )
}
