import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Runs work after the answer is sent, so that neither its duration nor its effect is visible to the caller.
 * Errors are logged as "`what` failed".
 */
export function inBackground(container: MedusaContainer, what: string, work: () => Promise<unknown>): void {
  void work().catch((error: unknown) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`${what} failed`, error instanceof Error ? error : new Error(String(error))),
  )
}

export function afterSuccess(
  request: MedusaRequest,
  response: MedusaResponse,
  work: () => Promise<unknown>,
): void {
  response.on("finish", () => {
    if (response.statusCode >= 200 && response.statusCode < 300)
      inBackground(request.scope, `What follows from ${request.method} ${request.path}`, work)
  })
}
