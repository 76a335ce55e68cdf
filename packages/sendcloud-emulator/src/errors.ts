import type { z } from "zod"

export interface ApiError {
  status: string
  code: string
  detail: string
  source?: { pointer: string } | { parameter: string }
}

/** Answer of a call: JSON, or a PDF file. */
export interface Answer {
  status: number
  body: object | Buffer
}

export const refused = (status: number, error: Omit<ApiError, "status">): Answer => ({
  status,
  body: { errors: [{ status: String(status), ...error }] },
})

export const NOT_FOUND = refused(404, { code: "not_found", detail: "Not found" })

const pointerOf = (path: readonly PropertyKey[]): string => `/${path.map(String).join("/")}`

/** Returns the errors of a request, in JSON:API form. */
export function errorsOf({ issues }: z.ZodError): ApiError[] {
  return issues.flatMap((issue): ApiError[] => {
    const at = (path: readonly PropertyKey[]) => ({ status: "400", source: { pointer: pointerOf(path) } })
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        ...at([...issue.path, key]),
        ...{ code: "unknown_field", detail: "This field is unknown." },
      }))
    if (issue.code === "invalid_type" && issue.input === undefined)
      return [{ ...at(issue.path), code: "required", detail: "This field is required." }]
    if (issue.code === "invalid_value")
      return [{ ...at(issue.path), code: "invalid_choice", detail: "This is not a valid choice." }]
    return [{ ...at(issue.path), code: "invalid", detail: issue.message }]
  })
}
