import { useSyncExternalStore } from "react"

const neverChanges = () => () => undefined

/** Returns false on the server and until hydration. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
