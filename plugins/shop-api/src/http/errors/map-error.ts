import { ZodError } from "zod"
import { Refusal, refuse } from "../refusal"
import { InvalidInput } from "./fields/invalid-input"

/** Errors of body-parser and Express have a status and usually a type. */
interface HttpError {
  status?: unknown
  statusCode?: unknown
  type?: unknown
}

const BY_TYPE: Record<string, () => Refusal> = {
  "entity.parse.failed": () => refuse("malformed_body", 400),
  "entity.too.large": () => refuse("payload_too_large", 413),
  "parameters.too.many": () => refuse("payload_too_large", 413),
  "charset.unsupported": () => refuse("unsupported_media_type", 415),
  "encoding.unsupported": () => refuse("unsupported_media_type", 415),
}

function fromHttpError(error: HttpError): Refusal | undefined {
  const known = typeof error.type === "string" ? BY_TYPE[error.type] : undefined
  if (known) return known()
  const status = Number(error.statusCode ?? error.status)
  if (status === 404) return refuse("not_found", 404)
  return status >= 400 && status < 500 ? refuse("invalid_request", 400) : undefined
}

/** Gives the reason in words if a handler refused one field of the input. */
function withField(refusal: Refusal): Refusal {
  const { code, params } = refusal
  if (code !== "invalid_request" || params.field === undefined) return refusal
  return new InvalidInput([{ code: "custom", path: params.field.split("."), message: "" }])
}

/**
 * Returns the refusal for a thrown error, or undefined for an internal error, which the caller logs and
 * answers without details.
 */
export function mapError(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return withField(error)
  if (error instanceof ZodError) return new InvalidInput(error.issues)
  return typeof error === "object" && error !== null ? fromHttpError(error) : undefined
}
