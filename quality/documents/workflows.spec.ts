import { parse } from "yaml"
import { files, isThere, read } from "./documents"

interface Step {
  run?: string
  uses?: string
  with?: Record<string, string>
}
interface Workflow {
  jobs: Record<string, { strategy?: { matrix?: Record<string, string[]> }; steps?: Step[] }>
}

const workflows = files.filter((file) => /^\.github\/workflows\/.*\.ya?ml$/.test(file))
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> }
const PARTS = ["static", "unit", "http", "browser", "faults"]

describe.each(workflows)("The workflow %s", (file) => {
  const { jobs } = parse(read(file)) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? [])

  it("runs existing npm scripts", () => {
    const named = steps.flatMap(({ run = "" }) =>
      [...run.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name),
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it("runs existing parts of npm test", () => {
    const matrices = Object.values(jobs).flatMap((job) => job.strategy?.matrix?.["part"] ?? [])
    const named = steps.flatMap(({ run = "" }) =>
      [...run.matchAll(/\bnpm test -- ([a-z]+)/g)].map(([, part = ""]) => part),
    )
    expect([...matrices, ...named].filter((part) => !PARTS.includes(part))).toEqual([])
  })

  it("pins each action to a version", () => {
    expect(
      steps.flatMap(({ uses }) => uses ?? []).filter((uses) => !/@v?\d|@[0-9a-f]{40}$/.test(uses)),
    ).toEqual([])
  })
})

describe("The dev container", () => {
  it("runs an existing command after its creation", () => {
    const container = JSON.parse(read(".devcontainer/devcontainer.json")) as { postCreateCommand: string }
    expect(isThere(container.postCreateCommand)).toBe(true)
  })
})

it("the dependency updates cover every lock file and the Docker files", () => {
  const { updates } = parse(read(".github/dependabot.yml")) as {
    updates: { "package-ecosystem": string; directories?: string[] }[]
  }
  const npm = updates.find((update) => update["package-ecosystem"] === "npm")?.directories ?? []
  const locks = files
    .filter((file) => /(^|\/)package-lock\.json$/.test(file))
    .map((file) => `/${file.replace(/\/?package-lock\.json$/, "")}`)
  expect([...npm].sort()).toEqual([...locks].sort())
  expect(updates.map((update) => update["package-ecosystem"])).toEqual(
    expect.arrayContaining(["docker", "docker-compose", "github-actions"]),
  )
})
