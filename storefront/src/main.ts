import { showCookieQuestion } from "./config/cookie-question"
import { rememberEarlyInput } from "./app/early-input"
import { pageIsSeen } from "./app/page-is-seen"
import { reloadWhenBuildIsStale } from "./app/stale-build"
import "./styles/index.css"

function fetchCode(): void {
  const code = document.getElementById("code")
  if (code instanceof HTMLTemplateElement) document.head.append(code.content)
}

async function answerVisitor(): Promise<void> {
  // Hidden tabs do not wait, because browsers slow down their timers.
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
}

/**
 * Runs preloaded files in the order of their dependencies, with pauses in which the browser handles input. Ignores
 * failures here, because the later import of the code fails again.
 */
async function runCode(): Promise<void> {
  const files = document.head.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")
  for (const { href, relList } of files) {
    // Without preloading, files would load one after the other.
    if (!relList.supports("modulepreload")) break
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await answerVisitor()
  }
  // Creates the first Intl object early, because it initialises all locales, which takes 50 ms on a phone.
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
  await repeat()
}

showCookieQuestion()
reloadWhenBuildIsStale()
void start()
