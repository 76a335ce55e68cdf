import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { answerApi } from "./api/answer"
import { unrecognizedUrl } from "./fault"
import { answerControl } from "./control/answer"
import type { Emulator } from "./emulator"
import { BodyTooLarge, json, send, type Answer } from "./http"
import { answerPage } from "./page/answer"

export function createEmulatorServer(emulator: Emulator): Server {
  return createServer((request, response) => {
    answer(emulator, request, response).catch((error: unknown) => fail(response, error))
  })
}

async function answer(emulator: Emulator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://emulator")
  if (url.pathname.startsWith("/v1/")) await answerApi(emulator, request, response, url)
  else send(response, await answerOther(emulator, request, url))
}

async function answerOther(emulator: Emulator, request: IncomingMessage, url: URL): Promise<Answer> {
  if (url.pathname === "/health") return json(200, { status: "ok" })
  const answer = (await answerPage(emulator, request, url)) ?? (await answerControl(emulator, request, url))
  return answer ?? json(404, { error: unrecognizedUrl(request.method ?? "GET", url.pathname).body })
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const tooLarge = error instanceof BodyTooLarge
  const message = error instanceof Error ? error.message : String(error)
  const type = tooLarge ? "invalid_request_error" : "api_error"
  send(response, json(tooLarge ? 413 : 500, { error: { type, message: message || "Request too large" } }))
}
