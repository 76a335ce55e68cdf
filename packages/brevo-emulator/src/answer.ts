import type { z } from "zod"

export interface Answer {
  status: number
  body?: object
  headers?: Record<string, string>
}

type Code =
  | "invalid_parameter"
  | "missing_parameter"
  | "document_not_found"
  | "duplicate_parameter"
  | "unauthorized"
  | "method_not_allowed"
  | "too_many_requests"
  | "internal_error"

export const refused = (status: number, code: Code, message: string): Answer => ({
  status,
  body: { code, message },
})

/** Parses a body or query. @returns the refusal if it is invalid */
export function parsed<S extends z.ZodType>(
  schema: S,
  input: unknown,
): { data: z.output<S> } | { refusal: Answer } {
  const { data, error } = schema.safeParse(input, { reportInput: true })
  if (!error) return { data }
  const [issue] = error.issues
  const isMissing = issue?.code === "invalid_type" && issue.input === undefined
  const field = issue?.path.join(".") ?? ""
  return {
    refusal: isMissing
      ? refused(400, "missing_parameter", `${field} is missing`)
      : refused(400, "invalid_parameter", `${field} is not valid: ${issue?.message ?? ""}`),
  }
}
