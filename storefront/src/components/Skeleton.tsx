import { classNames } from "./class-names"

/** The place of something that is still on its way, in its size, so that nothing moves when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames("block animate-skeleton rounded-control bg-sunken", className)} />
  )
}
