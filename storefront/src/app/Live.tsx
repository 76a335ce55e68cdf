import { useEffect } from "react"
import { tellThatShopIsLive } from "../config/live"

/** Signals that the screen around it is hydrated. */
export function Live() {
  useEffect(tellThatShopIsLive, [])
  return null
}
