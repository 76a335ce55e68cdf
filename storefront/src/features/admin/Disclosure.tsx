import { ChevronDown, type LucideIcon } from "lucide-react"
import { useId, type ReactNode } from "react"
import { classNames } from "../../components/class-names"

type DisclosureProps = {
  title: string
  icon: LucideIcon
  className: string
  isOpen?: boolean
  children: ReactNode
}

/** Collapsible section of one line, so that the first order of the dashboard is visible without scrolling. */
export function Disclosure({ title, icon: Icon, className, isOpen, children }: DisclosureProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames("rounded-card border px-4", className)}>
      <details className="group" open={isOpen}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden className="size-5 shrink-0" />
          <h2 id={id} className="min-w-0 flex-1 text-base">
            {title}
          </h2>
          <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
        </summary>
        {children}
      </details>
    </section>
  )
}
