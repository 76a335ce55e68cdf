import { z } from "zod"
import { badParameter, type StripeFault } from "../fault"
import type { FormValue } from "./form"

type Complaint = { code: string; message: string }

function complain(code: string, message: string): { params: Complaint; message: string } {
  return { params: { code, message }, message }
}

export const text = (max = 5000) =>
  z
    .string()
    .refine((value) => value !== "", complain("parameter_invalid_empty", "You passed an empty string."))
    .refine(
      (value) => value.length <= max,
      complain("parameter_invalid_string", `Invalid string: must be at most ${max} characters`),
    )

export const url = z.string().refine(
  (value) => {
    return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && value.length <= 5000
  },
  complain("url_invalid", "Not a valid URL"),
)

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$/

/** Approximates Stripe's rules: no leading, trailing or double dots, no accents, and a plausible domain. */
function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf("@")
  return LOCAL_PART.test(address.slice(0, Math.max(0, at))) && DOMAIN.test(address.slice(at + 1))
}

export const email = z
  .string()
  .refine(
    (value) => isDeliverable(value) && value.length <= 800,
    complain("email_invalid", "Invalid email address"),
  )

export const integer = (min: number, max = 99_999_999) =>
  z
    .string()
    .refine((value) => /^-?\d{1,15}$/.test(value), complain("parameter_invalid_integer", "Invalid integer"))
    .transform(Number)
    .refine(
      (value) => value >= min,
      complain("parameter_invalid_integer", `This value must be greater than or equal to ${min}.`),
    )
    .refine(
      (value) => value <= max,
      complain("parameter_invalid_integer", `This value must be less than or equal to ${max}.`),
    )

export const flag = z.enum(["true", "false"]).transform((value) => value === "true")

/** Metadata within Stripe's limits. An empty value removes the key. */
export const metadata = z
  .record(
    z.string(),
    z.string().max(500, complain("metadata_value", "Metadata values can have up to 500 characters").message),
  )
  .refine(
    (pairs) => Object.keys(pairs).every((key) => key.length <= 40),
    complain("parameter_invalid_string", "Metadata keys can have up to 40 characters"),
  )
  .refine(
    (pairs) => Object.keys(pairs).length <= 50,
    complain("parameter_invalid", "Metadata can have up to 50 keys"),
  )
  .transform((pairs) => Object.fromEntries(Object.entries(pairs).filter(([, value]) => value !== "")))

export const expand = z.array(z.string()).max(10).optional()

const seconds = integer(0, 99_999_999_999)
export const timeFilter = z
  .union([
    seconds.transform((at) => ({ gte: at, lte: at })),
    z.strictObject({
      gt: seconds.optional(),
      gte: seconds.optional(),
      lt: seconds.optional(),
      lte: seconds.optional(),
    }),
  ])
  .optional()
export type TimeFilter = { gt?: number; gte?: number; lt?: number; lte?: number }

export const page = {
  created: timeFilter,
  ending_before: text().optional(),
  expand,
  limit: integer(1, 100).default(10),
  starting_after: text().optional(),
}

/**
 * Validates parameters. If Stripe would reject one, the error has Stripe's code and the parameter's name.
 * Otherwise it explains that the emulator does not support it.
 */
export function readParameters<S extends z.ZodType>(
  schema: S,
  raw: { [name: string]: FormValue },
): z.output<S> {
  const read = schema.safeParse(raw)
  if (read.success) return read.data
  throw faultOf(read.error.issues, raw)
}

function faultOf(issues: z.core.$ZodIssue[], raw: FormValue): StripeFault {
  const issue = issues[0]
  if (!issue) return badParameter("Invalid request")
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]))
    return badParameter(
      `This emulator does not support the parameter ${names.join(", ")} of Stripe.`,
      names[0],
    )
  }
  const name = nameOf(issue.path)
  const value = valueAt(raw, issue.path)
  if (value === undefined) return badParameter(`Missing required param: ${name}.`, name, "parameter_missing")
  if (issue.code === "invalid_value") {
    return badParameter(`Invalid ${name}: must be one of ${issue.values.join(", ")}`, name)
  }
  const code = issue.code === "custom" ? String(issue.params?.["code"] ?? "parameter_invalid") : undefined
  const shown = typeof value === "string" && value.length <= 100 ? `: ${value}` : ""
  return badParameter(`${issue.message}${shown}`, name, code)
}

/** Formats `["line_items", 0, "quantity"]` as `line_items[0][quantity]`. */
export function nameOf(path: PropertyKey[]): string {
  const [first, ...rest] = path.map(String)
  return (first ?? "") + rest.map((step) => `[${step}]`).join("")
}

function valueAt(raw: FormValue, path: PropertyKey[]): FormValue | undefined {
  let value: FormValue | undefined = raw
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)]
    else if (typeof value === "object") value = value[String(step)]
    else return undefined
  }
  return value
}
