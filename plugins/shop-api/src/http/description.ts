import type { z } from "zod"
import type { ErrorCode } from "../messages"

/** Who may make a call. "anyone-or-account": a token is not needed, but one that is sent has to hold. */
export type Access = "anyone" | "anyone-or-account" | "account" | "administrator"

/** An answer that is no JSON. */
export interface FileAnswer {
  file: "application/pdf" | "application/xml" | "application/zip" | "text/csv" | "text/html" | "text/css"
}

/** Codes that a call may be refused with, by HTTP status. */
export type Refusals = Partial<
  Record<400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503, readonly ErrorCode[]>
>

/**
 * What the description of the API says of a call, beside the schemas of its input. Refusals that follow from the rest are
 * not named here: of input that does not fit, of a missing token, of a limit.
 */
export interface CallDescription {
  /** A few words: the heading of the call. */
  summary: string
  /** What a caller should know beyond it, in Markdown. */
  description?: string
  /** "anyone" when absent. */
  access?: Access
  /** What a success carries. */
  answer: z.ZodType | FileAnswer
  /** Headers of a success that a caller would look for, each with its meaning. */
  headers?: Readonly<Record<string, string>>
  /** The answer has an ETag: a reader who has it is answered 304. */
  revalidated?: true
  /**
   * The answer has a `version`, which is its ETag too. A write is made from it when it names it in If-Match: then it is refused with 412
   * where somebody else changed something meanwhile.
   */
  versioned?: true
  refusals?: Refusals
  /** How often one address may call: then a call too many is refused with 429 and Retry-After. */
  limit?: string
  /** A body that the handler reads by itself: its schema by its media type. */
  reads?: Partial<
    Record<"application/json" | "application/zip" | "multipart/form-data" | "text/csv", z.ZodType>
  >
  /** A body that the call's schema accepts. */
  example?: unknown
}
