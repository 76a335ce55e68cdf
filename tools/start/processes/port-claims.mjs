import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { identityOf, isSameProcess } from "./process-identity.mjs"

/** What every shop of a person on this machine sees: a file for each port and the process that wants it. */
const folder = join(tmpdir(), `bon-perroquet-ports-${process.getuid?.() ?? "all"}`)
const mine = `${process.pid}-${encodeURIComponent(identityOf(process.pid) ?? "")}`
process.once("exit", () => {
  for (const name of claims()) if (name.endsWith(`-${mine}`)) rmSync(join(folder, name), { force: true })
})

/**
 * Claims a port until this process ends. Between looking whether a port is free and listening there, seconds pass in which
 * another shop that starts would find it free as well. Whoever sees another's claim beside its own gives way: of two at the
 * same moment at least one sees the other, and perhaps neither takes the port.
 * @param {number} port @returns {boolean} whether nobody else claims it
 */
export function claimPort(port) {
  const own = `${port}-${mine}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, own), "")
  } catch {
    return true // A machine that lets nothing be written there: claims are a courtesy, the port itself decides.
  }
  const others = claims().filter((name) => name.startsWith(`${port}-`) && name !== own)
  if (!others.some(isHeld)) return true
  rmSync(join(folder, own), { force: true })
  return false
}

/** @returns {string[]} */
function claims() {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A claim of a process that has ended is taken away. @param {string} name @returns {boolean} */
function isHeld(name) {
  const [, pid = "", identity = ""] = name.split("-")
  if (isSameProcess(Number(pid), decodeURIComponent(identity))) return true
  rmSync(join(folder, name), { force: true })
  return false
}
