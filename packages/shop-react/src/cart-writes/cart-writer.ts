import type { AddCartItem, Cart, Language } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import type { QueryClient } from "@tanstack/react-query"
import type { ShopClient } from "../client/shop-client"
import { type ChosenItem, emptied, withoutItem, withQuantity } from "./optimistic"
import { shopKeys } from "../query-keys"
import { WriteQueue } from "./write-queue"

/**
 * Returns the key of a product's writes. Writes with the same key run one after the other, and a later quantity
 * replaces one that still waits.
 */
const subjectOf = ({ product_id, variant_id }: ChosenItem): string => variant_id ?? product_id

/**
 * Writes a session's cart optimistically and in order, and reloads it after the last response. A rejected change
 * restores the last confirmed cart.
 */
export class CartWriter {
  private readonly queue = new WriteQueue(() => this.reload())
  /** Last confirmed cart per language, kept while writes are active. */
  private readonly confirmed = new Map<string, Cart>()

  constructor(
    private readonly client: ShopClient,
    private readonly queries: QueryClient,
    private readonly sessionId: string,
  ) {}

  /** Resolves when no write is active. A read before that would return an outdated cart. */
  untilIdle(): Promise<void> {
    return this.queue.untilIdle()
  }

  add(item: AddCartItem, language: Language): Promise<Cart> {
    return this.write(undefined, () =>
      this.queue.append(
        subjectOf(item),
        this.accepted(language, (api) =>
          answerOf(api.POST("/api/cart/{session_id}/items", { params: this.cart(), body: item })),
        ),
      ),
    )
  }

  setQuantity(item: ChosenItem, quantity: number, language: Language): Promise<Cart> {
    return this.write(
      (cart) => withQuantity(cart, item, quantity),
      () =>
        this.queue.replace(
          subjectOf(item),
          this.accepted(language, (api) => {
            const { path, query } = this.line(item)
            const params = { path, query: { quantity: String(quantity), ...query } }
            return answerOf(api.PUT("/api/cart/{session_id}/items/{product_id}", { params }))
          }),
        ),
    )
  }

  remove(item: ChosenItem, language: Language): Promise<Cart> {
    return this.write(
      (cart) => withoutItem(cart, item),
      () =>
        this.queue.append(
          subjectOf(item),
          this.accepted(language, (api) =>
            answerOf(api.DELETE("/api/cart/{session_id}/items/{product_id}", { params: this.line(item) })),
          ),
        ),
    )
  }

  clear(language: Language): Promise<Cart> {
    return this.write(emptied, () =>
      this.queue.append(
        null,
        this.accepted(language, (api) =>
          answerOf(api.DELETE("/api/cart/{session_id}/clear", { params: this.cart() })),
        ),
      ),
    )
  }

  /** Sends another change, which returns the cart. */
  change<Changed extends Cart>(
    send: (api: ShopApi) => Promise<Changed>,
    language: Language,
  ): Promise<Changed> {
    return this.write(undefined, () => this.queue.append(null, this.accepted(language, send)))
  }

  private write<Changed extends Cart>(
    change: ((cart: Cart) => Cart) | undefined,
    enqueue: () => Promise<Changed>,
  ): Promise<Changed> {
    if (this.queue.idle) this.remember()
    const answer = enqueue()
    // Cancels an active read, because its response would overwrite the change.
    void this.queries.cancelQueries({ queryKey: shopKeys.cart(this.sessionId) })
    if (change) {
      this.queries.setQueriesData<Cart>(
        { queryKey: shopKeys.cart(this.sessionId) },
        (cart) => cart && change(cart),
      )
    }
    return answer
  }

  private cart() {
    return { path: { session_id: this.sessionId } }
  }

  private line({ product_id, variant_id }: ChosenItem) {
    return { path: { session_id: this.sessionId, product_id }, query: { variant_id } }
  }

  private accepted<Changed extends Cart>(language: Language, send: (api: ShopApi) => Promise<Changed>) {
    return async () => {
      const cart = await send(this.client.in(language))
      this.confirmed.clear()
      this.confirmed.set(language, cart)
      return cart
    }
  }

  private remember() {
    this.confirmed.clear()
    for (const [key, cart] of this.queries.getQueriesData<Cart>({
      queryKey: shopKeys.cart(this.sessionId),
    })) {
      if (cart) this.confirmed.set(String(key.at(-1)), cart)
    }
  }

  private reload() {
    for (const [language, cart] of this.confirmed) {
      this.queries.setQueryData([...shopKeys.cart(this.sessionId), language], cart)
    }
    void this.queries.invalidateQueries({ queryKey: shopKeys.deliveries(this.sessionId) })
    void this.queries.invalidateQueries({ queryKey: shopKeys.cart(this.sessionId) })
  }
}
