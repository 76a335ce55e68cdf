import { LoaderCircle } from "lucide-react"
import { classNames } from "./class-names"

type SpinnerProps = {
  /** Text for screen readers. Omit it if visible text describes the activity. */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className={classNames("size-5 animate-spin", className)} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
