import { classNames } from "../../components/class-names"

/** How a link looks that narrows the list down, or does so no more. */
export const pill = (isChosen: boolean): string =>
  classNames(
    "inline-flex min-h-11 items-center gap-1.5 rounded-pill border px-3.5 text-sm font-semibold whitespace-nowrap no-underline",
    isChosen ? "border-leaf bg-leaf text-on-leaf" : "border-edge bg-card hover:bg-sunken",
  )
