import { refuse, route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { z } from "zod"
import { agreementOf } from "../../../../agreements"
import { admitAgent, agentName, type Agent } from "../../../../caller"
import { answerMcp, callsIn } from "../../../../mcp/server"
import { sendSigned } from "../../../../platforms"

const toolCall = z.object({
  params: z.object({
    arguments: z.object({
      meta: z.object({ "ucp-agent": z.object({ profile: z.string().max(500) }) }),
    }),
  }),
})

/** Returns the address of the assistant's profile, which calls of the Universal Commerce Protocol contain. */
const profileIn = (body: unknown): string | undefined =>
  toolCall.safeParse(body).data?.params.arguments.meta["ucp-agent"].profile

export const POST = route(
  {
    summary: "Call the tools of the shop (Model Context Protocol)",
    description:
      "Streamable HTTP without sessions, also at `/mcp`. Tools search products, retrieve product information and delivery, " +
      "prepare carts and checkouts in the words of the Universal Commerce Protocol, and retrieve the status of an order.",
    body: z.unknown(),
    answer: z.unknown(),
    refusals: { 403: ["xsrf"], 404: ["not_found"], 429: ["too_many_requests"] },
    limit: "300 calls a minute",
    example: { jsonrpc: "2.0", id: 1, method: "tools/list" },
  },
  async ({ body, container, language, request, response }) => {
    requireService("agents")
    const { headers } = request
    const { host = "", origin, "user-agent": userAgent } = headers
    // Browsers of other sites could reach a shop in a private network by DNS rebinding.
    const own = [...shopOrigins(container), `http://${host}`].filter((each) => each !== "http://")
    if (origin !== undefined && !own.includes(origin)) throw refuse("xsrf", 403)
    const name = agentName(profileIn(body), userAgent)
    const agreement = await agreementOf(container, headers.authorization)
    const agent: Agent = { name, is_verified: false, protocol: "mcp", ...(agreement && { agreement }) }
    for (let counted = 0; counted < callsIn(body); counted += 1) admitAgent(request, agent)
    const call = { container, agent, language, request }
    const sent = Object.entries(headers).flatMap(([key, value]) =>
      typeof value === "string" ? [[key, value]] : [],
    )
    const forwarded = new Request(new URL("/mcp", `http://${host || "localhost"}`), {
      method: "POST",
      headers: Object.fromEntries(sent) as Record<string, string>,
    })
    const answer = await answerMcp(call, forwarded, body)
    answer.headers.forEach((value, key) => response.setHeader(key, value))
    const bytes = Buffer.from(await answer.arrayBuffer())
    sendSigned(container, response, {
      ...{ status: answer.status, body: bytes },
      type: answer.headers.get("content-type") ?? undefined,
    })
  },
)
