import type { z } from "zod"
import type { ErrorCode } from "../messages"

/** The required authentication. "anyone-or-account": a token is optional, but an invalid one is rejected. */
export type Access = "anyone" | "anyone-or-account" | "account" | "administrator"

export interface FileAnswer {
  file:
    | "application/pdf"
    | "application/zip"
    | "application/xml"
    | "text/csv"
    | "text/html"
    | "text/markdown"
    | "text/css"
    | "image/png"
}

export type Refusals = Partial<
  Record<400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503, readonly ErrorCode[]>
>

/**
 * Describes a call, with its input schemas. Refusals that follow from other fields (invalid input, missing token, rate
 * limit) are not listed.
 */
export interface CallDescription {
  summary: string
  description?: string
  /** Default: "anyone". */
  access?: Access
  answer: z.ZodType | FileAnswer
  headers?: Readonly<Record<string, string>>
  /** The answer has an ETag and is revalidated with 304. */
  revalidated?: true
  /**
   * The answer has a `version`, which is also its ETag. A write with If-Match is rejected with 412 if the
   * version has changed. "items": the answer has no ETag, because each of its items has a version.
   */
  versioned?: true | "items"
  refusals?: Refusals
  /** Rate limit per IP address. Above it, the call answers 429 with Retry-After. */
  limit?: string
  reads?: Partial<
    Record<"application/json" | "application/zip" | "multipart/form-data" | "text/csv", z.ZodType>
  >
  example?: unknown
}
