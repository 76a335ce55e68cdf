import { STORAGE_KEYS, type SignedIn } from "@bon-perroquet/contract"
import { startTransition, useEffect, useState, useSyncExternalStore } from "react"
import { forgetCheckoutDraft, forgetDraftsOf, interruptDrafts } from "../../components/draft/stored-drafts"
import { forget, readStored, store } from "../../config/storage"
import { restoreUser, type SignedInUser } from "./session"

type Auth = {
  user: SignedInUser | null
  /** True if the last session has expired or was revoked. */
  expired: boolean
  left?: boolean
}

const GUEST: Auth = { user: null, expired: false }

let auth: Auth | undefined
const listeners = new Set<() => void>()

function currentAuth(): Auth {
  auth ??= { ...GUEST, user: restoreUser() }
  return auth
}

const accountNow = () => currentAuth().user?.id ?? null

function become(next: Auth): void {
  auth = next
  for (const listener of listeners) listener()
}

/** Reads the account again. If another account uses the browser, the checkout starts without the former one's data. */
function reread(): void {
  const { user: former } = currentAuth()
  const user = restoreUser()
  if (!former && !user) return
  if (former && former.id !== user?.id) forgetCheckoutDraft()
  become({ ...GUEST, user })
}

/** A page in the back/forward cache gets no storage events. */
const rereadIfRestored = ({ persisted }: PageTransitionEvent) => {
  if (persisted) reread()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", reread)
    window.addEventListener("pageshow", rereadIfRestored)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener("storage", reread)
    window.removeEventListener("pageshow", rereadIfRestored)
  }
}

/**
 * Calls `listener` with the account's id, or null for a guest, when another account uses the browser, also if a person
 * signed in or out in another tab.
 */
export function onAccountChange(listener: (account: string | null) => void): () => void {
  let account = accountNow()
  return subscribe(() => {
    const now = accountNow()
    if (now === account) return
    account = now
    listener(now)
  })
}

export function keepSignedIn({ token, user }: SignedIn): void {
  store(STORAGE_KEYS.authToken, token)
  keepUser(user)
}

export function keepUser(user: SignedInUser): void {
  forgetDraftsOf({ butOf: user.id })
  store(STORAGE_KEYS.userData, JSON.stringify(user))
  become({ user, expired: false })
}

/** Signs out and deletes drafts. @param left true if the customer chose to sign out */
export function signOut(left = false): void {
  forgetDraftsOf("everybody")
  becomeGuest({ ...GUEST, left })
}

function becomeGuest(guest: Auth): void {
  forget(STORAGE_KEYS.authToken, STORAGE_KEYS.userData)
  become(guest)
}

/** Ends the session if its token was rejected. The response to an earlier token must not end a newer session. */
export function endSession(refused: string | undefined): void {
  if (!currentAuth().user || readStored(STORAGE_KEYS.authToken) !== (refused ?? null)) return
  interruptDrafts()
  becomeGuest({ user: null, expired: true })
}

export function useAuth(): Auth {
  return useSyncExternalStore(subscribe, currentAuth, () => GUEST)
}

/**
 * Returns the id of the account, or null for a guest. It changes in a transition: an urgent change would make React
 * discard the parts of a page that are not hydrated yet.
 */
export function useAccountId(): string | null {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const read = () => startTransition(() => setId(accountNow()))
    read()
    return subscribe(read)
  }, [])
  return id
}
