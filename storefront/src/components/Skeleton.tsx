import { classNames } from "./class-names"

export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames("block animate-skeleton rounded-control bg-sunken", className)} />
  )
}
