import { badParameter } from "../fault"

/** Decoded form fields: text, lists (`a[0]`, `a[]`) and groups (`a[b]`). */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
type Branch = Map<string, Branch | string>

const MAX_DEPTH = 10

export function decodeForm(text: string): { [name: string]: FormValue } {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(text)) plant(root, name, value)
  return groupOf(root)
}

function plant(root: Branch, name: string, value: string): void {
  const steps = name.split("[").map((step) => step.replace(/\]$/, ""))
  const last = steps.pop() ?? ""
  if (steps.length > MAX_DEPTH) throw badParameter("Invalid hash: nested too deep", steps[0])
  let branch = root
  for (const step of steps) {
    const key = step === "" ? String(branch.size) : step
    const next = branch.get(key) ?? (new Map() as Branch)
    if (typeof next === "string") throw badParameter("Invalid hash", name)
    branch.set(key, next)
    branch = next
  }
  const key = last === "" && steps.length > 0 ? String(branch.size) : last
  if (branch.get(key) instanceof Map) throw badParameter("Invalid string: a hash was given", name)
  branch.set(key, value)
}

function groupOf(branch: Branch): { [name: string]: FormValue } {
  // Without a prototype, `__proto__` is an ordinary name.
  const group = Object.create(null) as { [name: string]: FormValue }
  for (const [key, value] of branch) group[key] = valueOf(value)
  return group
}

function valueOf(value: Branch | string): FormValue {
  if (typeof value === "string") return value
  const keys = [...value.keys()]
  if (keys.length === 0 || !keys.every((key) => /^\d+$/.test(key))) return groupOf(value)
  const inOrder = [...value].sort(([a], [b]) => Number(a) - Number(b))
  return inOrder.map(([, item]) => valueOf(item))
}
