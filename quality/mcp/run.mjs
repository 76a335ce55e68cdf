// Runs the conformance tests of the Model Context Protocol against a running shop whose setting for assistants is on.
// Usage: npm run mcp-conformance -- [http://localhost:8000]. The package needs Node.js 22, so npm downloads both.
import { spawnSync } from "node:child_process"

const CONFORMANCE = "@modelcontextprotocol/conformance@0.1.16"
const NODE = "node@22.12.0"
/** Scenarios that apply. The others call tools, prompts and resources of a sample server. */
const SCENARIOS = ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"]

const [shop = "http://localhost:8000"] = process.argv.slice(2)
const failed = SCENARIOS.filter((scenario) => {
  const command = `conformance server --url ${new URL("/mcp", shop).href} --scenario ${scenario}`
  const { status } = spawnSync(
    "npm",
    ["exec", "--yes", "--package", NODE, "--package", CONFORMANCE, "--call", command],
    {
      stdio: "inherit",
    },
  )
  return status !== 0
})
process.stdout.write(failed.length ? `\nFailed: ${failed.join(", ")}.\n` : "\nAll scenarios passed.\n")
process.exitCode = failed.length ? 1 : 0
