import { Check } from "lucide-react"
import { Link } from "react-router"
import { classNames } from "../../../components/class-names"
import { KEEP_SCROLL } from "../../../config/navigation-state"

const PILL =
  "inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-pill border px-3.5 text-sm font-semibold whitespace-nowrap no-underline"

type PillLinksProps = {
  id: string
  legend: string
  links: readonly { to: string; text: string; isChosen: boolean }[]
}

/** Filter links, which work without scripts. */
export function PillLinks({ id, legend, links }: PillLinksProps) {
  return (
    <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:-mx-1 sm:flex-wrap sm:px-1">
      <span id={id} className="mr-1 shrink-0 text-sm font-semibold">
        {legend}
      </span>
      {links.map(({ to, text, isChosen }) => (
        <Link
          key={text}
          to={to}
          state={KEEP_SCROLL}
          rel="nofollow"
          aria-current={isChosen ? "true" : undefined}
          className={classNames(
            PILL,
            // Scrolls the selected link into view, if the browser supports it.
            isChosen
              ? "border-leaf bg-leaf text-on-leaf [scroll-initial-target:nearest]"
              : "border-edge bg-card hover:bg-sunken",
          )}
        >
          {isChosen && <Check aria-hidden className="size-4" />}
          {text}
        </Link>
      ))}
    </div>
  )
}
