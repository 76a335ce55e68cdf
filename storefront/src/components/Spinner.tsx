import { LoaderCircle } from "lucide-react"
import { classNames } from "./class-names"

type SpinnerProps = {
  /** What is being waited for, for those who don't see it turn; leave it out where a text beside says it. */
  label?: string
  className?: string
}

/** Something is under way. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className={classNames("size-5 animate-spin", className)} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
