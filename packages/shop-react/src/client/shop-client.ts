import type { Language } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { ShopNetworkError } from "./errors"
import type { ShopClientOptions, Transport } from "./transport"

const METHODS = ["GET", "PUT", "POST", "DELETE", "PATCH"] as const
type Call = (...call: unknown[]) => Promise<unknown>

/** The shop's /api for a page. The code that sends calls is loaded before the first one. */
export class ShopClient {
  private transport: Promise<Transport> | undefined

  constructor(private readonly options: ShopClientOptions = {}) {}

  /** Loads the code that sends calls. */
  load(): Promise<Transport> {
    return (this.transport ??= import("./transport").then(
      ({ Transport: Loaded }) => new Loaded(this.options),
      (cause: unknown) => {
        this.transport = undefined
        throw new ShopNetworkError("The code of the API client could not be loaded", { cause })
      },
    ))
  }

  in(language: Language): ShopApi {
    const api = async () => (await this.load()).in(language)
    const calls = METHODS.map((method): [string, Call] => [
      method,
      async (...call) => ((await api())[method] as Call)(...call),
    ])
    return Object.fromEntries(calls) as unknown as ShopApi
  }
}
