import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { root } from "../paths.mjs"
import { runTask } from "../processes/task.mjs"

// Paths of Chromium. A headless shell comes first, because it needs a fifth less processor time.
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/**
 * Returns the configured Chromium, otherwise an installed one, otherwise Playwright's, which it installs if necessary.
 * @param {import("../progress.mjs").Progress} progress @returns {Promise<string>} path of the program
 */
export async function findChromium(progress) {
  const { CHROMIUM_PATH: named } = process.env
  if (named && !existsSync(named))
    throw new StartFailure(`The file of CHROMIUM_PATH does not exist: ${named}.`)
  const path = named ?? (await installed())
  if (path) return path
  for (const install of [fromDebian, fromPlaywright]) {
    await progress.step("Installing Chromium for the browser tests", install).catch(() => {})
    const now = await installed()
    if (now) return now
  }
  throw new StartFailure(
    "The browser tests require Chromium. Install it (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH.",
  )
}

async function installed() {
  const { chromium } = await import("@playwright/test")
  return [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path) && starts(path))
}

/**
 * Returns whether a program starts. On some systems, the program only prints how to install Chromium.
 * @param {string} program
 */
function starts(program) {
  try {
    return execFileSync(program, ["--version"], {
      encoding: "utf8",
      stdio: "pipe",
      timeout: 30_000,
    }).includes("Chrom")
  } catch {
    return false
  }
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const aptGet = (/** @type {string[]} */ ...args) =>
    runTask({ command: "apt-get", args: ["-qq", ...args], env, failure: "apt-get failed:" })
  await aptGet("update")
  await aptGet("install", "-y", "--no-install-recommends", "chromium-headless-shell").catch(() =>
    aptGet("install", "-y", "--no-install-recommends", "chromium"),
  )
}

async function fromPlaywright() {
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js")
  await runTask({
    args: [cli, "install", "chromium"],
    env: process.env,
    failure: "Playwright could not install Chromium:",
  })
}
