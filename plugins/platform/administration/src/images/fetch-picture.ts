import { MAX_IMAGE_BYTES } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { hasPrivateAddress, isPublicAddress, publicLookup } from "@bon-perroquet/api-kit/network"
import { get as getPlain, type IncomingMessage } from "node:http"
import { get as getSecure } from "node:https"

const REDIRECTS = 5
const TIMEOUT_MS = 20_000

/**
 * Fetches a picture of another site. Each redirect is checked like the first URL.
 * @param isPublic replaced in tests, which have no public host
 * @throws 422 for an address that is not public, no answer, or more bytes than an upload may have
 */
export async function fetchPicture(address: string, isPublic = isPublicAddress): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = address
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    const response = await answerOf(url, { signal, isPublic })
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      url = new URL(headers.location, url).href
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw refuse("picture_unfetched", 422)
    }
    return bytesOf(response)
  }
  throw refuse("picture_unfetched", 422)
}

type Check = { signal: AbortSignal; isPublic: (address: string) => boolean }

function answerOf(address: string, { signal, isPublic }: Check): Promise<IncomingMessage> {
  const url = URL.canParse(address) ? new URL(address) : null
  const get = url?.protocol === "https:" ? getSecure : url?.protocol === "http:" ? getPlain : null
  if (!url || !get || url.username) throw refuse("picture_unfetched", 422)
  // The lookup is skipped for an IP address, so it is checked here.
  if (hasPrivateAddress(url, isPublic)) throw refuse("picture_unfetched", 422)
  return new Promise((answer, fail) => {
    get(
      url,
      { signal, lookup: publicLookup(isPublic), agent: false, headers: { accept: "image/*" } },
      answer,
    ).on("error", () => fail(refuse("picture_unfetched", 422)))
  })
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > MAX_IMAGE_BYTES) break
      chunks.push(chunk)
    }
  } catch {
    throw refuse("picture_unfetched", 422)
  }
  if (size > MAX_IMAGE_BYTES) throw refuse("image_too_large", 422)
  return Buffer.concat(chunks)
}
