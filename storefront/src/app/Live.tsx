import { useEffect } from "react"

let tell: () => void

/** Fulfilled once the first screen works, and not only what stands around it. */
export const shopIsLive = new Promise<void>((resolve) => {
  tell = resolve
})

/** Stands beside a screen, where it is waited for: when this has come to life, so has the screen. */
export function Live() {
  useEffect(() => tell(), [])
  return null
}
