import { join } from "node:path"
import { root } from "../../tools/start/paths.mjs"
import { runTask } from "../../tools/start/processes/task.mjs"

/** @typedef {import("./topology.mjs").Topology} Topology */

/** @param {Pick<Topology, "front" | "emulator" | "setting">} topology @returns {Promise<string>} last line of its output */
export async function purchase({ front, emulator, setting }) {
  const output = await runTask({
    args: [join(root, "docs", "buy-through-the-api.mjs"), front, emulator],
    cwd: root,
    env: setting.env,
    failure: "The test purchase through the front failed:",
  })
  return output.trim().split("\n").at(-1) ?? ""
}
