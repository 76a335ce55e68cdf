import { useEffect } from "react"
import { tellThatShopIsLive } from "../config/live"

/** Signals that the screen that contains it is hydrated. */
export function Live() {
  useEffect(tellThatShopIsLive, [])
  return null
}
