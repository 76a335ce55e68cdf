import { useEffect } from "react"
import { tellThatShopIsLive } from "../config/live"

/** Stands beside a screen, where it is waited for: when this has come to life, so has the screen. */
export function Live() {
  useEffect(tellThatShopIsLive, [])
  return null
}
