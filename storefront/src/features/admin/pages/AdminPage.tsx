import { lazyAgain } from "../../../components/optional"

// The dashboard's code is loaded on demand, so that shoppers do not load it.
const Administration = lazyAgain(async () => (await import("../Administration")).Administration)

/** Renders all routes under /admin. */
export function Component() {
  return <Administration />
}
