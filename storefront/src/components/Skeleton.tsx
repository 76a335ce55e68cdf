import { classNames } from "./class-names"

/** A placeholder with the size of the loading content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames("block animate-skeleton rounded-control bg-sunken", className)} />
  )
}
