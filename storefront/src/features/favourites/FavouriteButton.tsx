import { Suspense, type ReactNode } from "react"
import { classNames } from "../../components/class-names"
import { Boundary, lazyAgain } from "../../components/optional"
import { useInBrowser } from "../../config/in-browser"
import { useOffers } from "../../config/services"
import type { MarkProps } from "./Mark"

const load = () => import("./Mark")
const Mark = lazyAgain(async () => (await load()).Mark)
const MarkedLink = lazyAgain(async () => (await load()).MarkedLink)

/** Keeps a heart's place until it works: no first screen waits for it. */
function Place({ className = "", children }: { className?: string | undefined; children: ReactNode }) {
  const inBrowser = useInBrowser()
  if (!useOffers("favourites")) return null
  return (
    <span className={classNames("size-11 shrink-0", className)}>
      <Boundary>
        <Suspense>{inBrowser && children}</Suspense>
      </Boundary>
    </span>
  )
}

/** A heart: pressed, the product is a favourite. */
export const FavouriteButton = ({ className, ...props }: MarkProps & { className?: string }) => (
  <Place className={className}>
    <Mark {...props} />
  </Place>
)

/** The header's way to what the visitor marked; on a phone the menu's is. */
export const FavouritesLink = () => (
  <Place className="max-lg:hidden">
    <MarkedLink />
  </Place>
)
