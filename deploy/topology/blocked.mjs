import { secondsUntilBack } from "../../quality/faults/block-event-loop.mjs"
import { edgeTitle, engineTitle } from "../../tools/start/services.mjs"
import { MODES } from "./topology.mjs"

/** @typedef {import("./topology.mjs").Topology} Topology */

/**
 * Blocks each event loop in turn. Measures the seconds until it responds again.
 * @param {Topology} topology @returns {Promise<{ name: string, seconds: number }[]>}
 */
export async function blockedLoops({ programs, setting, edges }) {
  const { engines = [] } = setting.ports
  const processes = [
    ...MODES.map((mode, index) => ({
      name: mode === "worker" ? mode : `engine ${index + 1}`,
      title: engineTitle(index),
      // `/health` is requested, because a worker has no `/readyz`.
      url: `http://127.0.0.1:${engines[index]}/${mode === "worker" ? "health" : "readyz"}`,
    })),
    ...edges.map((edge, index) => ({
      name: `edge ${index + 1}`,
      title: edgeTitle(index),
      url: `${edge}/readyz`,
    })),
  ]
  const measured = []
  for (const { name, title, url } of processes) {
    const pid = () => programs.get(title)?.pid
    measured.push({ name, seconds: await secondsUntilBack({ name, url, pid }) })
  }
  return measured
}
