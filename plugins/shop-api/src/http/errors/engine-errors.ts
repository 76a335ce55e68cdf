import { errorHandler, type MedusaRequest } from "@medusajs/framework/http"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"

const answer = errorHandler()
type Handler = typeof answer

/** What the engine repeats of a request when it refuses it: the value that did not fit, and whoever it speaks of. */
const REPEATED = /got: '.*?'(?=,|$)|[^\s@'"<>(),;:]+@[^\s@'"<>(),;:]+/gs

/** A sentence of the engine as it may stand in a log. */
export const withoutPersons = (message: string): string => message.replaceAll(REPEATED, "…")

/** What the parsers of forms say to one that is cut off or none; the engine would take it for a failure of its own. */
const BROKEN_FORM =
  /^(Unexpected end of (form|multipart data)|Malformed (part header|content type)|Multipart: )/i
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && (error.name === "MulterError" || BROKEN_FORM.test(error.message))

/** What MikroORM says of a name that no column or relation has: of a field to sort by the engine asks nothing itself. */
const UNKNOWN_NAME = /^Trying to (order|query) by not existing property /
/**
 * PostgreSQL's codes for a text that is no date, no number in reach and no member of a closed set, which the engine
 * passed on unread: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNREADABLE_VALUES = ["22003", "22007", "22008", "22P02"]

/** What the engine only finds out from others, and would take for a failure of its own, as the refusal that it is. */
function asRefusal(error: unknown): unknown {
  const refused = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)
  if (isBrokenForm(error)) return refused("The form can't be read.")
  // The engine's workflows throw plain objects.
  const { message, code } = Object(error) as { message?: unknown; code?: unknown }
  if (UNKNOWN_NAME.test(String(message))) return refused("There is no such field to sort or filter by.")
  return UNREADABLE_VALUES.includes(String(code)) ? refused("A value is not of its field's kind.") : error
}

/** Answers what the engine's own calls throw. The log tells what was refused, and nothing of whom. */
export const answerEngineError: Handler = (error, request, response, next) => {
  const { scope } = request as MedusaRequest
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const quiet: Pick<Logger, "info" | "error"> = {
    info: (message) => logger.info(withoutPersons(message)),
    error: (...told) => logger.error(...told),
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
