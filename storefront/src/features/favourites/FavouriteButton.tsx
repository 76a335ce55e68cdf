import type { ReactNode } from "react"
import { classNames } from "../../components/class-names"
import { codeForLater } from "../../components/optional"
import { useOffers } from "../../config/services"
import type { MarkProps } from "./Mark"

const useMarks = codeForLater(() => import("./Mark"))

type Draw = (marks: typeof import("./Mark")) => ReactNode

function Later({ draw }: { draw: Draw }) {
  const marks = useMarks()
  return marks && draw(marks)
}

const Place = ({ className = "", draw }: { className?: string | undefined; draw: Draw }) =>
  useOffers("favourites") && (
    <span className={classNames("size-11 shrink-0", className)}>
      <Later draw={draw} />
    </span>
  )

export const FavouriteButton = ({ className, ...props }: MarkProps & { className?: string }) => (
  <Place className={className} draw={({ Mark }) => <Mark {...props} />} />
)

export const FavouritesLink = () => (
  <Place className="max-lg:hidden" draw={({ MarkedLink }) => <MarkedLink />} />
)
