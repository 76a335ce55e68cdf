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

async function answerVisitor(): Promise<void> {
  // A page that nobody sees has nobody to answer, and its timers are slowed down.
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
}

/**
 * Runs what was asked for, a file at a time and what others import before them: between two, the browser answers its
 * visitor. What did not come is told where it is wanted.
 */
async function runCode(): Promise<void> {
  const files = document.head.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")
  for (const { href, relList } of files) {
    // Where it was not asked for yet, one would wait for the other.
    if (!relList.supports("modulepreload")) break
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await answerVisitor()
  }
  // Before its first number or date a browser looks through all its languages: 50 ms of a phone's processor.
  Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang)
  await answerVisitor()
}

async function start(): Promise<void> {
  const root = document.getElementById("root")
  if (!root) throw new Error("index.html has no #root")
  const repeat = rememberEarlyInput()
  if (root.hasChildNodes()) await pageIsSeen()
  fetchCode()
  await runCode()
  const { startShop } = await import("./app/start")
  await startShop(root)
  repeat()
}

showCookieQuestion()
reloadWhenBuildIsStale()
void start()
