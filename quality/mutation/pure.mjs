import { join } from "node:path"
import { buildChanged } from "../../tools/start/build.mjs"
import { GENERATED } from "../../tools/start/build/build-plan.mjs"
import { StartFailure } from "../../tools/start/failure.mjs"
import { installedIn, installOwnPackage } from "../../tools/start/own-package.mjs"
import { root } from "../../tools/start/paths.mjs"
import { runVisibly } from "../../tools/start/test/runners.mjs"
import { PARTS } from "./parts.mjs"
import { scoreOf, tableOf } from "./score.mjs"

/** Minimum percentage of mutants that a part's tests must detect. */
const LEAST = 90

const here = join(root, "quality", "mutation")
const stryker = installedIn(here, "@stryker-mutator/core")

/**
 * @param {string[]} names of parts; empty for all
 * @param {{ folder: string, progress: import("../../tools/start/progress.mjs").Progress, signal: AbortSignal }} options
 * @returns {Promise<boolean>} true if each part and the total reach the score
 */
export async function mutateParts(names, { folder, progress, signal }) {
  const unknown = names.find((name) => !PARTS.some((part) => part.name === name))
  if (unknown)
    throw new StartFailure(
      `There is no part "${unknown}". The parts are ${PARTS.map(({ name }) => name).join(", ")}.`,
    )
  await buildChanged(progress, GENERATED)
  await installOwnPackage(here, "StrykerJS", progress)
  const scores = []
  for (const part of PARTS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    if (signal.aborted) return false
    const config = join("quality", "mutation", "stryker.config.mjs")
    const env = { ...process.env, MUTATION_PART: part.name }
    const code = await runVisibly([join(stryker, "bin", "stryker.js"), "run", config], root, env)
    if (code !== 0)
      throw new StartFailure(`StrykerJS failed for "${part.name}". See its last lines for the reason.`)
    scores.push(scoreOf(part, join(folder, part.folder, "report.json")))
  }
  const { text, least } = tableOf(scores)
  progress.say(text)
  return least >= LEAST
}
