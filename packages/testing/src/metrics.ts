import { requireVariable } from "./environment"

/** @param base address of the server */
export async function metricsOf(base: string): Promise<string> {
  const headers = { Authorization: `Bearer ${requireVariable("METRICS_TOKEN")}` }
  const response = await fetch(`${base}/metrics`, { headers })
  if (!response.ok) throw new Error(`${base}/metrics returned status ${response.status}.`)
  return response.text()
}

/** Returns a metric. `name` includes labels. NaN if it is missing. */
export function valueOf(metrics: string, name: string): number {
  const line = metrics.split("\n").find((one) => one.startsWith(`${name} `))
  return line ? Number(line.slice(name.length)) : Number.NaN
}
