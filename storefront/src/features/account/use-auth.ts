import { useSyncExternalStore } from "react"
import { restoreUser, type SignedInUser } from "./session"

let user: SignedInUser | null | undefined

function currentUser(): SignedInUser | null {
  if (user === undefined) user = restoreUser()
  return user
}

/** Another tab signed in or out. */
function subscribe(listener: () => void): () => void {
  const reread = () => {
    user = undefined
    listener()
  }
  window.addEventListener("storage", reread)
  return () => window.removeEventListener("storage", reread)
}

/** The signed-in person, or null for a guest. */
export function useAuth(): { user: SignedInUser | null } {
  return { user: useSyncExternalStore(subscribe, currentUser, () => null) }
}
