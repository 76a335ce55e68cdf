import { errorHandler, type MedusaRequest } from "@medusajs/framework/http"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"

const answer = errorHandler()
type Handler = typeof answer

/** Personal data in Medusa's messages: the rejected value and e-mail addresses. */
const REPEATED = /got: '.*?'(?=,|$)|[^\s@'"<>(),;:]+@[^\s@'"<>(),;:]+/gs

export const withoutPersons = (message: string): string => message.replaceAll(REPEATED, "…")

/** Messages of form parsers for an incomplete or missing form, which Medusa would treat as internal errors. */
const BROKEN_FORM =
  /^(Unexpected end of (form|multipart data)|Malformed (part header|content type)|Multipart: )/i
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && (error.name === "MulterError" || BROKEN_FORM.test(error.message))

/** MikroORM's message for an unknown field or relation. Medusa doesn't check the field to sort by. */
const UNKNOWN_NAME = /^Trying to (order|query) by not existing property /
/**
 * PostgreSQL's codes for an invalid date, number or enum value that Medusa passed on unchecked:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNREADABLE_VALUES = ["22003", "22007", "22008", "22P02"]

/** Converts errors of invalid input that Medusa would treat as internal errors into refusals. */
function asRefusal(error: unknown): unknown {
  const refused = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)
  if (isBrokenForm(error)) return refused("The form can't be read.")
  // Medusa's workflows throw plain objects instead of errors.
  const { message, code } = Object(error) as { message?: unknown; code?: unknown }
  if (UNKNOWN_NAME.test(String(message))) return refused("There is no such field to sort or filter by.")
  return UNREADABLE_VALUES.includes(String(code)) ? refused("A value is not of its field's kind.") : error
}

/** Answers errors of Medusa's calls. The log contains no personal data. */
export const answerEngineError: Handler = (error, request, response, next) => {
  const { scope } = request as MedusaRequest
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const quiet: Pick<Logger, "info" | "error"> = {
    info: (message) => logger.info(withoutPersons(message)),
    error: (...args) => logger.error(...args),
  }
  const resolve = (name: string): unknown =>
    name === ContainerRegistrationKeys.LOGGER ? quiet : scope.resolve(name)
  return answer(
    asRefusal(error),
    Object.create(request, { scope: { value: { resolve } } }) as MedusaRequest,
    response,
    next,
  )
}
