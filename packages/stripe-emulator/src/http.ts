import type { IncomingMessage, ServerResponse } from "node:http"

export type Answer = { status: number; headers: Record<string, string>; body: string }

const LARGEST_BODY = 1024 * 1024

export class BodyTooLarge extends Error {}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST_BODY) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

export function json(status: number, value: object, headers: Record<string, string> = {}): Answer {
  const body = JSON.stringify(value, null, 2) + "\n"
  return { status, headers: { "content-type": "application/json", ...headers }, body }
}

export function redirect(location: string): Answer {
  return { status: 303, headers: { location, "cache-control": "no-store" }, body: "" }
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) })
  response.end(body)
}

export function sendHalf(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) })
  response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy())
}
