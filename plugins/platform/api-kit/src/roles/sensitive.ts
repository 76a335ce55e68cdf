import { SENSITIVE_ACTIONS, type SensitiveAction, type SensitiveActionName } from "@bon-perroquet/contract"
import { rightFor, closeness, segmentsOf } from "./needs"
import { PUBLIC_CALLS } from "./public-calls"
import { LISTED_WRITES_ONLY, SENSITIVE_CALLS, type ActionOfField } from "./sensitive-calls"

const READS = ["GET", "HEAD"]

interface ListedCall {
  method: string
  segments: string[]
  action: SensitiveActionName | ActionOfField
}

/** Calls by number of segments, those with fewer wildcards first. */
const CALLS = new Map<number, ListedCall[]>()
for (const [call, action] of Object.entries(SENSITIVE_CALLS)) {
  const [method = "", path = ""] = call.split(" ")
  const segments = segmentsOf(path)
  const alike = [...(CALLS.get(segments.length) ?? []), { method, segments, action }]
  CALLS.set(
    segments.length,
    alike.toSorted(
      (one, other) => closeness(other.segments, other.segments) - closeness(one.segments, one.segments),
    ),
  )
}

const listedCall = (method: string, path: string): ListedCall | undefined => {
  const requestSegments = segmentsOf(path)
  const effectiveMethod = method === "HEAD" ? "GET" : method
  return CALLS.get(requestSegments.length)?.find(
    (call) => call.method === effectiveMethod && closeness(call.segments, requestSegments) > 0,
  )
}

export type NamedAction = SensitiveAction & { name: SensitiveActionName }

export function sensitiveActionOf(method: string, path: string, body?: unknown): NamedAction | null {
  const action = listedCall(method, path)?.action
  if (!action) return null
  if (
    typeof action === "object" &&
    (body as Record<string, unknown> | undefined)?.[action.field] === undefined
  )
    return null
  const name = typeof action === "object" ? action.action : action
  return { name, ...SENSITIVE_ACTIONS[name] }
}

const publicAreas = new Map<string, string[][]>()
for (const segments of PUBLIC_CALLS.map(segmentsOf)) {
  const beginning = segments.slice(0, 2).join("/")
  publicAreas.set(beginning, [...(publicAreas.get(beginning) ?? []), segments])
}

function isPublic(path: string): boolean {
  const requestSegments = segmentsOf(path)
  const areas = publicAreas.get(requestSegments.slice(0, 2).join("/")) ?? []
  return areas.some((area) => closeness(area, requestSegments) > 0)
}

const strictAreas = LISTED_WRITES_ONLY.map(segmentsOf)

const needsLine = (method: string, path: string): boolean => {
  const requestSegments = segmentsOf(path)
  return !READS.includes(method) && strictAreas.some((area) => closeness(area, requestSegments) > 0)
}

export function isListed(method: string, path: string): boolean {
  if (listedCall(method, path)) return true
  return !needsLine(method, path) && (isPublic(path) || rightFor(method, path) !== null)
}
