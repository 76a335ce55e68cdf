import { useSyncExternalStore } from "react"

const neverChanges = () => () => undefined

/** False on the server and until the page has come to life: what is drawn from then on works at once. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
