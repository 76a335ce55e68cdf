import { Check } from "lucide-react"
import { useId, type ReactNode } from "react"
import { Link } from "react-router"
import { KEEP_SCROLL } from "../../../config/navigation-state"

/** Returns the class names of a filter link. */
export const pillLooks = (isChosen: boolean): string =>
  "inline-flex min-h-11 items-center gap-1.5 rounded-pill border px-3.5 text-sm font-semibold no-underline " +
  (isChosen ? "border-leaf bg-leaf text-on-leaf" : "border-edge bg-card hover:bg-sunken")

type PillLinksProps = {
  legend: string
  links: readonly { to: string; text: string; isChosen: boolean }[]
  className: string
  children?: ReactNode
}

/** Filter links, which work without scripts. Renders nothing if there are none. */
export function PillLinks({ legend, links, className, children }: PillLinksProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-center gap-2 py-1">
        <span id={id} className="mr-1 text-sm font-semibold max-sm:basis-full">
          {legend}
        </span>
        {links.map(({ to, text, isChosen }) => (
          <Link
            key={text}
            to={to}
            state={KEEP_SCROLL}
            rel="nofollow"
            aria-current={isChosen ? "true" : undefined}
            className={pillLooks(isChosen)}
          >
            {isChosen && <Check aria-hidden className="size-4" />}
            {text}
          </Link>
        ))}
      </div>
      {children}
    </nav>
  )
}
