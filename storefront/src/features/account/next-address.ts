import { useLocation } from "react-router"

/** Parameter of the sign-in's address that says where to go on afterwards. */
const NEXT = "next"
/** Any origin serves to see whether an address leaves it. */
const HERE = "http://shop.invalid"

/** An address of the shop's own, or undefined: nobody is led to a stranger's site, nor round in a circle. */
export function ownAddress(address: unknown): string | undefined {
  if (typeof address !== "string" || !address.startsWith("/") || !URL.canParse(address, HERE))
    return undefined
  const { origin, pathname, search, hash } = new URL(address, HERE)
  const isSignIn = pathname === "/auth" || pathname.startsWith("/auth/")
  return origin === HERE && !isSignIn ? pathname + search + hash : undefined
}

/** The sign-in's address for someone who should come back to where they are. */
export const signInAddress = (back: string): string =>
  `/auth?${new URLSearchParams({ [NEXT]: back }).toString()}`

/** Where someone who signs in wants to go on: said in the address, or else where the link to sign in was. */
export function useNextAddress(): { asked: string | undefined; cameFrom: string | undefined } {
  const location = useLocation()
  const state: unknown = location.state
  const from: unknown =
    typeof state === "object" && state !== null && "from" in state ? state.from : undefined
  return { asked: ownAddress(new URLSearchParams(location.search).get(NEXT)), cameFrom: ownAddress(from) }
}
