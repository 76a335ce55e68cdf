import { rememberEarlyClicks } from "./app/early-clicks"
import { reloadWhenBuildIsStale } from "./app/stale-build"
import "./styles/index.css"

/** A page that is out of sight is never painted: then there is nothing to wait for. */
const LONGEST_WAIT_MS = 200

/** Until the page as the server drew it can be seen: its code comes to life behind it. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

reloadWhenBuildIsStale()
const root = document.getElementById("root")
if (!root) throw new Error("index.html has no #root")
const pressAgain = rememberEarlyClicks()
if (root.hasChildNodes()) await firstPaint()
const { startShop } = await import("./app/start")
await startShop(root)
pressAgain()
