import type { AddCartItem, Cart, Language } from "@bon-perroquet/contract"
import type { QueryClient } from "@tanstack/react-query"
import type { ShopClient } from "../client/shop-client"
import { shopKeys } from "../query-keys"
import { emptied, withoutItem, withQuantity } from "./optimistic"
import { WriteQueue } from "./write-queue"

/**
 * Writes one session's cart: shows a change at once where a shopper expects it, sends the changes in order, and
 * reloads the cart from the shop when the last was answered. A refused change is undone by what the shop last said.
 */
export class CartWriter {
  private readonly queue = new WriteQueue(() => this.reload())
  /** What the shop last said, per language, since the first of the writes that are under way. */
  private readonly confirmed = new Map<string, Cart>()

  constructor(
    private readonly client: ShopClient,
    private readonly queries: QueryClient,
    private readonly sessionId: string,
  ) {}

  /** Resolves when no write is under way: a read before that would show a cart that is about to change. */
  settled(): Promise<void> {
    return this.queue.settled()
  }

  add(item: AddCartItem, language: Language): Promise<Cart> {
    return this.write(undefined, () =>
      this.queue.append(
        item.product_id,
        this.accepted(language, () => this.client.addCartItem(this.sessionId, item, { language })),
      ),
    )
  }

  setQuantity(productId: string, quantity: number, language: Language): Promise<Cart> {
    return this.write(
      (cart) => withQuantity(cart, productId, quantity),
      () =>
        this.queue.replace(
          productId,
          this.accepted(language, () =>
            this.client.setCartQuantity(this.sessionId, productId, quantity, { language }),
          ),
        ),
    )
  }

  remove(productId: string, language: Language): Promise<Cart> {
    return this.write(
      (cart) => withoutItem(cart, productId),
      () =>
        this.queue.append(
          productId,
          this.accepted(language, () => this.client.removeCartItem(this.sessionId, productId, { language })),
        ),
    )
  }

  clear(language: Language): Promise<Cart> {
    return this.write(emptied, () =>
      this.queue.append(
        null,
        this.accepted(language, () => this.client.clearCart(this.sessionId, { language })),
      ),
    )
  }

  private write(change: ((cart: Cart) => Cart) | undefined, enqueue: () => Promise<Cart>): Promise<Cart> {
    if (this.queue.idle) this.remember()
    const answer = enqueue()
    // A read that is under way may have left the shop before this write: its answer must not cover the change.
    void this.queries.cancelQueries({ queryKey: shopKeys.cart(this.sessionId) })
    if (change) {
      this.queries.setQueriesData<Cart>(
        { queryKey: shopKeys.cart(this.sessionId) },
        (cart) => cart && change(cart),
      )
    }
    return answer
  }

  private accepted(language: Language, send: () => Promise<Cart>) {
    return async () => {
      const cart = await send()
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
