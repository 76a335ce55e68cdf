import { lazy } from "react"

// What it needs is named here and not in what every visitor loads.
const Administration = lazy(async () => ({ default: (await import("../Administration")).Administration }))

/** Everything under /admin. */
export function Component() {
  return <Administration />
}
