import { showCookieQuestion } from "./config/cookie-question"
import { rememberEarlyInput } from "./app/early-input"
import { reloadWhenBuildIsStale } from "./app/stale-build"
import "./styles/index.css"

/** A browser that paints nothing for so long is not waited for. */
const LONGEST_WAIT_MS = 3_000

/** Until the page as the server drew it can be seen: its code comes after its pictures. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === "hidden") return resolve()
    setTimeout(resolve, LONGEST_WAIT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Asks for all the code of a drawn page at once. */
function fetchCode(): void {
  const code = document.getElementById("code")
  if (code instanceof HTMLTemplateElement) document.head.append(code.content)
}

async function start(): Promise<void> {
  const root = document.getElementById("root")
  if (!root) throw new Error("index.html has no #root")
  const repeat = rememberEarlyInput()
  if (root.hasChildNodes()) await firstPaint()
  fetchCode()
  const { startShop } = await import("./app/start")
  await startShop(root)
  repeat()
}

showCookieQuestion()
reloadWhenBuildIsStale()
void start()
