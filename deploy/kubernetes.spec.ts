import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, parseAllDocuments } from "yaml"

const folder = join(__dirname, "kubernetes")
const read = (file: string) => readFileSync(join(folder, file), "utf8")

type Container = {
  command: string[]
  workingDir?: string
  readinessProbe?: { httpGet: { path: string } }
  livenessProbe?: {
    httpGet: { path: string }
    periodSeconds: number
    failureThreshold: number
    terminationGracePeriodSeconds?: number
  }
  lifecycle?: { preStop: { exec: { command: string[] } } }
  resources: { requests: Record<string, string>; limits: Record<string, string> }
  securityContext: Record<string, unknown>
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
}
type Pod = { containers: Container[]; terminationGracePeriodSeconds?: number }
type Document = {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec: {
    template: { spec: Pod }
    replicas?: number
    minReplicas?: number
    scaleTargetRef?: { name: string }
    selector?: { matchLabels: Record<string, string> }
    strategy?: { rollingUpdate: { maxUnavailable: number } }
  }
}

const { resources } = parse(read("kustomization.yaml")) as { resources: string[] }
const documents = resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((each) => each.toJS() as Document),
)
const of = (kind: string) => documents.filter((document) => document.kind === kind)
const settings = (name: string) => of("ConfigMap").find(({ metadata }) => metadata.name === name)?.data ?? {}
const programs = of("Deployment").map((document) => [document.metadata.name, document] as const)
const pods = [...of("Deployment"), ...of("Job")].map(
  ({ metadata, spec }) => [metadata.name, spec.template.spec] as const,
)

describe("The Kubernetes resources", () => {
  it("include every file of the folder", () => {
    const files = readdirSync(folder).filter(
      (name) => name.endsWith(".yaml") && name !== "kustomization.yaml",
    )
    expect(files.sort()).toEqual([...resources].sort())
  })

  it.each(programs)(
    "replace %s without downtime, and have readiness and liveness probes",
    (name, { spec }) => {
      expect(spec.strategy?.rollingUpdate.maxUnavailable).toBe(0)
      const [container] = spec.template.spec.containers
      expect(container?.readinessProbe?.httpGet.path).toBe(name === "worker" ? "/health" : "/readyz")
      expect(container?.livenessProbe?.httpGet.path).toBe(name === "edge" ? "/healthz" : "/health")
    },
  )

  it.each(programs)("end %s within 30 seconds if it does not respond", (_name, { spec }) => {
    const probe = spec.template.spec.containers[0]?.livenessProbe
    const seconds = (probe?.periodSeconds ?? 0) * (probe?.failureThreshold ?? 0)
    expect(seconds + (probe?.terminationGracePeriodSeconds ?? 60)).toBeLessThanOrEqual(30)
  })

  it.each(pods)("limit the resources of %s and mount its root read-only", (_, { containers }) => {
    for (const { resources: bounds, securityContext } of containers) {
      expect(bounds.requests).toEqual({
        cpu: expect.any(String) as string,
        memory: expect.any(String) as string,
      })
      expect(bounds.limits.memory).toBeDefined()
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false })
    }
  })

  it.each(pods)("start an existing program in %s", (_, { containers }) => {
    for (const { command } of containers) {
      const program = command.find((word) => /\.m?js$/.test(word))?.replace(/^\/shop\//, "") ?? ""
      // Looks for the source, because the built file exists only after a build.
      const source = program.replace(/^storefront\/dist\/(.*)\.js$/, "storefront/$1.ts")
      expect(existsSync(join(__dirname, "..", source))).toBe(true)
    }
  })

  it("have a terminationGracePeriodSeconds that exceeds the drain time by 30 s", () => {
    const edge = of("Deployment").find(({ metadata }) => metadata.name === "edge")
    const drain = Number(settings("shop-edge").DRAIN_SECONDS)
    expect(drain).toBeGreaterThan(0)
    expect(edge?.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 30)
    const engine = of("Deployment").find(({ metadata }) => metadata.name === "engine")?.spec.template.spec
    const [, seconds] = engine?.containers[0]?.lifecycle?.preStop.exec.command ?? []
    expect(engine?.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 30)
  })

  it.each(["engine", "edge"])("keep at least two pods of %s, and add more under load", (name) => {
    const scaling = of("HorizontalPodAutoscaler").find(({ spec }) => spec.scaleTargetRef?.name === name)
    expect(scaling?.spec.minReplicas).toBe(2)
    // A number of replicas in the deployment would override the autoscaler at each roll-out.
    expect(of("Deployment").find(({ metadata }) => metadata.name === name)?.spec.replicas).toBeUndefined()
    const budgets = of("PodDisruptionBudget").map(
      ({ spec }) => Object.values(spec.selector?.matchLabels ?? {})[0],
    )
    expect(budgets).toContain(name)
  })

  it.each([
    ["shop", "engine-1"],
    ["shop-edge", "edge-1"],
  ])("set in %s only variables that %s of docker-compose.yml reads", (name, service) => {
    const compose = parse(readFileSync(join(__dirname, "..", "docker-compose.yml"), "utf8"), {
      merge: true,
    }) as { services: Record<string, { environment: object }> }
    const variables = Object.keys(compose.services[service]?.environment ?? {})
    expect(Object.keys(settings(name)).filter((setting) => !variables.includes(setting))).toEqual([])
  })

  it("keep secrets in Secrets only, and withhold the owner's role from the engines", () => {
    const names = of("ConfigMap").flatMap(({ data = {} }) => Object.keys(data))
    expect(names.filter((name) => /SECRET|PASSWORD|KEY|TOKEN/.test(name))).toEqual([])
    for (const [name, { containers }] of pods)
      expect(
        containers.some(({ envFrom }) => envFrom.some(({ secretRef }) => secretRef?.name === "shop-owner")),
      ).toBe(name === "prepare")
  })
})
