import { showCookieQuestion } from "./config/cookie-question"
import { rememberEarlyInput } from "./app/early-input"
import { pageIsSeen } from "./app/page-is-seen"
import { reloadWhenBuildIsStale } from "./app/stale-build"
import "./styles/index.css"

/** Asks for all the code of a drawn page at once. */
function fetchCode(): void {
  const code = document.getElementById("code")
  if (code instanceof HTMLTemplateElement) document.head.append(code.content)
}

async function start(): Promise<void> {
  const root = document.getElementById("root")
  if (!root) throw new Error("index.html has no #root")
  const repeat = rememberEarlyInput()
  if (root.hasChildNodes()) await pageIsSeen()
  fetchCode()
  const { startShop } = await import("./app/start")
  await startShop(root)
  repeat()
}

showCookieQuestion()
reloadWhenBuildIsStale()
void start()
