import { z } from "zod"

const toolCall = z.object({
  params: z.object({
    arguments: z.object({
      meta: z.object({ "ucp-agent": z.object({ profile: z.string().max(500) }) }),
    }),
  }),
})

/** Returns the address of the assistant's profile, which calls of the Universal Commerce Protocol contain. */
export const profileIn = (body: unknown): string | undefined =>
  toolCall.safeParse(body).data?.params.arguments.meta["ucp-agent"].profile
