export { Platform } from "./platform"
export * from "./schemas"
export { requireSignedEvent, requireSignedResponse } from "./shop-signature"
import { featuresSettingSchema, type Features } from "@bon-perroquet/contract/features"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { z } from "zod"

const FEATURES = "/api/admin/settings/features"

/** Changes settings of the shop, and keeps the others. */
export async function setFeatures(changed: Features): Promise<void> {
  const shop = await new ShopClient().signInOwner()
  const { value } = featuresSettingSchema.parse((await shop.send("GET", FEATURES)).body)
  const { status } = await shop.write("PUT", FEATURES, { json: { ...value, ...changed } })
  if (status !== 200) throw new Error(`The settings could not be saved: ${status}.`)
}

const answerSchema = z.object({
  result: z
    .object({
      isError: z.boolean().optional(),
      structuredContent: z.record(z.string(), z.unknown()).optional(),
    })
    .loose()
    .optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
})

/** A client of the Model Context Protocol, as a shopping assistant would use it. */
export class McpClient {
  private id = 0

  async send(method: string, params: object = {}, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${requireVariable("SHOP_URL")}/mcp`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        "User-Agent": "test-assistant/1.0",
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: (this.id += 1), method, params }),
    })
  }

  /** Calls a tool, and returns its structured answer in the format of the schema. */
  async call<S extends z.ZodType>(name: string, input: object, schema: S): Promise<z.output<S>> {
    const response = await this.send("tools/call", { name, arguments: input })
    const { result, error } = answerSchema.parse(await readRpc(response))
    if (error || result?.isError) throw new Error(`${name} failed: ${JSON.stringify(error ?? result)}`)
    return schema.parse(result?.structuredContent)
  }
}

/** Reads a response, which the server may send as JSON or as one server-sent event. */
export async function readRpc(response: Response): Promise<unknown> {
  const text = await response.text()
  const event = /^data: (.*)$/m.exec(text)
  return JSON.parse(event?.[1] ?? text)
}
export * from "./acp"
export * from "./acp-schemas"
export * from "./businesses"
export * from "./checkouts"
