import { STORAGE_KEYS, type SignedIn } from "@bon-perroquet/contract"
import { useSyncExternalStore } from "react"
import { forgetDraftsOf, interruptDrafts } from "../../components/draft/stored-drafts"
import { forget, store } from "../../config/storage"
import { restoreUser, type SignedInUser } from "./session"

type Auth = {
  /** The signed-in person, or null for a guest. */
  user: SignedInUser | null
  /** Whether the shop, not the person, ended the last session. */
  expired: boolean
  /** Whether the person ended it just now, and is on the way out. */
  left?: boolean
}

const GUEST: Auth = { user: null, expired: false }

let auth: Auth | undefined
const listeners = new Set<() => void>()

function currentAuth(): Auth {
  auth ??= { ...GUEST, user: restoreUser() }
  return auth
}

function become(next: Auth | undefined): void {
  auth = next
  for (const listener of listeners) listener()
}

/** Another tab signed in or out. */
const reread = () => become(undefined)

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", reread)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener("storage", reread)
  }
}

/** Keeps what the shop answered to a sign-in, for this visit and the next ones. */
export function keepSignedIn({ token, user }: SignedIn): void {
  store(STORAGE_KEYS.authToken, token)
  keepUser(user)
}

/** Keeps what changed about the signed-in person. */
export function keepUser(user: SignedInUser): void {
  forgetDraftsOf({ butOf: user.id })
  store(STORAGE_KEYS.userData, JSON.stringify(user))
  become({ user, expired: false })
}

/** The visitor is a guest again; what was typed and not saved goes too. @param left because they wanted to leave */
export function signOut(left = false): void {
  forgetDraftsOf("everybody")
  becomeGuest({ ...GUEST, left })
}

function becomeGuest(guest: Auth): void {
  forget(STORAGE_KEYS.authToken, STORAGE_KEYS.userData)
  become(guest)
}

/** The shop no longer takes the token: a guest again, who may want to know why. */
export function endSession(): void {
  if (!currentAuth().user) return
  interruptDrafts()
  becomeGuest({ user: null, expired: true })
}

/** Who uses the shop now. */
export function useAuth(): Auth {
  return useSyncExternalStore(subscribe, currentAuth, () => GUEST)
}
