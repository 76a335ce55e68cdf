import { errorHandler, type MedusaRequest } from "@medusajs/framework/http"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

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

/** Answers what the engine's own calls throw. The log tells what was refused, and nothing of whom. */
export const answerEngineError: Handler = (error, request, response, next) => {
  if (isBrokenForm(error)) {
    response.status(400).json({ type: "invalid_data", message: "The form can't be read." })
    return
  }
  const { scope } = request as MedusaRequest
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const quiet: Pick<Logger, "info" | "error"> = {
    info: (message) => logger.info(withoutPersons(message)),
    error: (...told) => logger.error(...told),
  }
  const resolve = (name: string): unknown =>
    name === ContainerRegistrationKeys.LOGGER ? quiet : scope.resolve(name)
  return answer(
    error,
    Object.create(request, { scope: { value: { resolve } } }) as MedusaRequest,
    response,
    next,
  )
}
