import { mkdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { parse, parseAllDocuments } from "yaml"
import { StartFailure } from "../../tools/start/failure.mjs"
import { npmCommand } from "../../tools/start/install.mjs"
import { root } from "../../tools/start/paths.mjs"
import { runTask } from "../../tools/start/processes/task.mjs"

const BASE = join(root, "deploy", "kubernetes")
/** Kubernetes' published schemas (30 MB), downloaded on demand. */
const SCHEMAS = "kubernetes-models@4.5.1"

/**
 * Checks the Kubernetes resources against the published schemas.
 * @param {string} folder @returns {Promise<import("./parts.mjs").Figures>}
 */
export async function kubernetes(folder) {
  const models = await fetchSchemas(join(folder, "kubernetes"))
  const { text, by } = await objects()
  /** @type {string[]} */
  const wrong = []
  const all = parseAllDocuments(text).map((document) => document.toJS())
  for (const object of all) {
    const { apiVersion, kind, metadata } = object
    try {
      new (models(`kubernetes-models/${apiVersion}`)[kind])(object).validate()
    } catch (error) {
      wrong.push(`${kind} ${metadata.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (wrong.length)
    throw new StartFailure("Kubernetes would reject the manifests in deploy/kubernetes:", wrong.join("\n"))
  return [["objects of deploy/kubernetes, by Kubernetes' schemas", `${all.length}, made by ${by}: all valid`]]
}

/** @param {string} folder @returns {Promise<NodeJS.Require>} */
async function fetchSchemas(folder) {
  mkdirSync(folder, { recursive: true })
  const [command, first] = npmCommand()
  await runTask({
    ...{ command, args: [...first, "install", "--prefix", folder, "--no-save", "--ignore-scripts", SCHEMAS] },
    cwd: folder,
    failure: `npm's package ${SCHEMAS}:`,
  })
  return createRequire(join(folder, "package.json"))
}

/** Returns the objects as kubectl renders them. Without kubectl, returns them as they are in the files. */
async function objects() {
  try {
    const text = await runTask({
      command: "kubectl",
      args: ["kustomize", BASE],
      failure: "kubectl kustomize:",
    })
    return { text, by: "kubectl kustomize" }
  } catch (error) {
    if (!(error instanceof StartFailure && error.details.includes("ENOENT"))) throw error
    /** @type {{ resources: string[] }} */
    const { resources } = parse(readFileSync(join(BASE, "kustomization.yaml"), "utf8"))
    return {
      text: resources.map((file) => readFileSync(join(BASE, file), "utf8")).join("\n---\n"),
      by: "hand",
    }
  }
}
