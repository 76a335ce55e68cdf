import { execFile, execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"

const scriptFor = (file: string, names: string, body: string) => {
  const url = JSON.stringify(pathToFileURL(join(__dirname, "..", file)).href)
  return `import { ${names} } from ${url}
    const result = await (async () => { ${body} })()
    process.stdout.write(JSON.stringify(result))`
}

const argumentsFor = (script: string) => ["--input-type=module", "--eval", script]

/** Runs a script with functions of an ES module in another process, and waits for its result. */
export const runModule = (file: string, names: string, body: string): unknown =>
  JSON.parse(execFileSync(process.execPath, argumentsFor(scriptFor(file, names, body)), { encoding: "utf8" }))

/**
 * Runs a script with functions of an ES module in another process. Does not block this process, so that a server in it
 * can respond to the script.
 */
export async function runModuleAside(file: string, names: string, body: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, argumentsFor(scriptFor(file, names, body)))
  return JSON.parse(stdout)
}
