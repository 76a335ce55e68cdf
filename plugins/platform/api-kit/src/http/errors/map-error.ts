import type { ApiError, FieldError, Language } from "@bon-perroquet/contract"
import { fieldSentence, type SentencedField } from "@bon-perroquet/contract/field-sentences"
import { ZodError, type z } from "zod"
import { Refusal, refuse } from "../refusal"
import { FIELD_TEXTS, type FieldCode } from "./field-texts"

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
  const mapped = typeof error.type === "string" ? BY_TYPE[error.type] : undefined
  if (mapped) return mapped()
  const status = Number(error.statusCode ?? error.status)
  if (status === 404) return refuse("not_found", 404)
  return status >= 400 && status < 500 ? refuse("invalid_request", 400) : undefined
}

type Issue = z.core.$ZodIssue

interface WrongField {
  /** Path of the value in the input, for example `items.0.quantity`. */
  field: string
  code: FieldCode
  limit: number
}

const MAX_FIELDS = 50

/** Names that the caller invented are repeated only if they look like names. */
const NAME = /^\w{1,40}$/

const SIZES: Record<string, [FieldCode, FieldCode]> = {
  string: ["too_short_n", "too_long_n"],
  array: ["too_few_n", "too_many_n"],
  set: ["too_few_n", "too_many_n"],
}
const NUMBERS: [FieldCode, FieldCode] = ["too_small_n", "too_large_n"]

function codeOf(issue: Issue): [FieldCode, number] {
  switch (issue.code) {
    case "too_small": {
      const least = Number(issue.minimum)
      if (issue.origin === "string" && least === 1) return ["required", 1]
      return [(SIZES[issue.origin] ?? NUMBERS)[0], least]
    }
    case "too_big":
      return [(SIZES[issue.origin] ?? NUMBERS)[1], Number(issue.maximum)]
    case "invalid_type":
      return ["input" in issue && issue.input === undefined ? "required" : "wrong_kind", 0]
    case "invalid_value":
      return ["not_offered", 0]
    case "invalid_format":
      return [issue.format === "email" ? "not_email" : "wrong_format", 0]
    default:
      return ["wrong_format", 0]
  }
}

function wrongFields(issues: readonly Issue[]): WrongField[] {
  const fields = issues.flatMap((issue): WrongField[] => {
    if (issue.code === "unrecognized_keys")
      return issue.keys
        .filter((key) => NAME.test(key))
        .map((key) => ({ field: [...issue.path, key].join("."), code: "unknown", limit: 0 }))
    const [code, limit] = codeOf(issue)
    return [{ field: issue.path.join("."), code, limit }]
  })
  // Only the first reason of each field is returned.
  const first = new Map(fields.toReversed().map((each) => [each.field, each]))
  return fields.filter((each) => first.get(each.field) === each).slice(0, MAX_FIELDS)
}

function labelIn(language: Language, field: string): string | undefined {
  const labels: Partial<Record<string, string>> = FIELD_TEXTS[language].labels
  return labels[field.split(".").at(-1) ?? ""]
}

/** Reasons that have their own sentence, which reads better than the field's name followed by the reason. */
const SENTENCED: Partial<Record<`${string}.${FieldCode}`, SentencedField>> = {
  "first_name.required": "first_name",
  "last_name.required": "last_name",
  "email.required": "email",
  "email.not_email": "email",
  "email.wrong_format": "email",
  "customer_email.wrong_format": "email",
  "phone.too_long_n": "phone",
  "country.not_offered": "country",
  "street.required": "street",
  "number.required": "number",
  "box.too_long_n": "box",
  "city.required": "city",
  "company.required": "company",
  "note.too_long_n": "note",
  "password.required": "password",
  "password.too_short_n": "password_short",
}

function reasonIn(language: Language, { field, code, limit }: WrongField): FieldError {
  const { reasons, colon } = FIELD_TEXTS[language]
  const [reason, label] = [reasons[code](limit), labelIn(language, field)]
  const sentenced = SENTENCED[`${field.split(".").at(-1) ?? ""}.${code}`]
  const named = label ? `${label}${colon}${reason}` : reason
  const sentence = sentenced ? fieldSentence(language, sentenced, limit) : named
  return {
    field,
    code: code.replace(/_n$/, ""),
    reason: `${sentence[0]?.toUpperCase()}${sentence.slice(1).replace(/\.$/, "")}.`,
  }
}

/** Answers 400 `invalid_request` with every wrong field, its reason in the caller's language and a stable code. */
class InvalidInput extends Refusal {
  private readonly wrong: WrongField[]

  constructor(issues: readonly Issue[]) {
    super("invalid_request", 400)
    this.wrong = wrongFields(issues)
  }

  override in(language: Language): ApiError {
    const errors = this.wrong.filter(({ field }) => field).map((each) => reasonIn(language, each))
    const detail = errors
      .map(({ reason }) => reason)
      .slice(0, 3)
      .join(" ")
    return { ...super.in(language), ...(detail && { detail, errors }) }
  }
}

/** Adds the reason in words if a handler refused one field of the input. */
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
