import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { LANGUAGES } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { isShopOpen } from "@bon-perroquet/shop-settings/opening"
import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "zod"
import { feedIn } from "../../../../feed"

/** Cache lifetime in seconds. */
const MAX_AGE = 300

/** Compares without `W/`, because a compressing proxy may have made the ETag weak. */
const knows = (request: MedusaRequest, etag: string): boolean =>
  (request.headers["if-none-match"]?.split(",") ?? []).some((tag) => tag.trim().replace(/^W\//, "") === etag)

export const GET = route(
  {
    summary: "Retrieve the product feed",
    description:
      "RSS 2.0 according to Google's product data specification, for Google Merchant Center and Meta, " +
      "for example `google-fr.xml`. There is one feed per language. Each size of a product is an item. " +
      "Prices include VAT. The feed is also available at `/feeds/`.",
    params: z.object({ feed: z.string().regex(/^google-[a-z]{2}\.xml$/) }),
    answer: { file: "application/xml" },
    revalidated: true,
    refusals: { 404: ["not_found"] },
  },
  async ({ params, container, request, response }) => {
    requireService("product_feed")
    const language = LANGUAGES.find((each) => params.feed === `google-${each}.xml`)
    // An empty feed would delete the products at Google and Meta if the shop closes for some days.
    if (!language || !isShopOpen()) throw refuse("not_found", 404)
    const { etag, pieces } = await feedIn(container, language)
    // Proxies must not cache the visitor's XSRF cookie.
    const audience = response.hasHeader("Set-Cookie") ? "private" : "public"
    response.setHeader("Cache-Control", `${audience}, max-age=${MAX_AGE}`)
    response.setHeader("ETag", etag)
    if (knows(request, etag)) {
      response.status(304).end()
      return
    }
    response.setHeader("Content-Type", "application/xml; charset=utf-8")
    response.status(200)
    try {
      await pipeline(Readable.from(pieces(), { objectMode: true, highWaterMark: 1 }), response)
    } catch (error) {
      // The client disconnected.
      if (!(error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE"))
        throw error
    }
  },
)
