import type { ApiError } from "@bon-perroquet/contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { languageOf } from "./language.js"
import { messages, type EdgeRefusal } from "./messages.js"

export const refusalBody = (code: EdgeRefusal, acceptLanguage: string | undefined): ApiError => ({
  detail: messages[languageOf(acceptLanguage)][code],
  code,
})

export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, code: EdgeRefusal) {
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .header("Vary", "Accept-Language")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(refusalBody(code, request.headers["accept-language"])))
}
