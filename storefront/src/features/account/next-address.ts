import { useLocation } from "react-router"

const NEXT = "next"
/** Base URL to parse a path. An address with another origin afterwards does not belong to the shop. */
const HERE = "http://shop.invalid"

/** Returns a path of the shop, or undefined for other origins and the sign-in. Prevents open redirects and loops. */
export function ownAddress(address: unknown): string | undefined {
  if (typeof address !== "string" || !address.startsWith("/") || !URL.canParse(address, HERE))
    return undefined
  const { origin, pathname, search, hash } = new URL(address, HERE)
  const isSignIn = pathname === "/auth" || pathname.startsWith("/auth/")
  return origin === HERE && !isSignIn ? pathname + search + hash : undefined
}

export const signInAddress = (back: string): string =>
  `/auth?${new URLSearchParams({ [NEXT]: back }).toString()}`

/** Returns the path to open after the sign-in, and the path of the page from which the visitor came. */
export function useNextAddress(): { asked: string | undefined; cameFrom: string | undefined } {
  const location = useLocation()
  const state: unknown = location.state
  const from: unknown =
    typeof state === "object" && state !== null && "from" in state ? state.from : undefined
  return { asked: ownAddress(new URLSearchParams(location.search).get(NEXT)), cameFrom: ownAddress(from) }
}
